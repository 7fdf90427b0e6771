"""Sections of a page: each module has `blocks(told, limits) -> Iterator[Block]`; `page` says their order."""
