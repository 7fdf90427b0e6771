"""Noise, trainers and evaluation of parser models; needs the extra [train]."""
