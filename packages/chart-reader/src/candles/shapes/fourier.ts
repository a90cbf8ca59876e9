/**
 * Magnitudes of the discrete Fourier transform of a real signal whose length is a power of two: element k belongs to k periods over the
 * signal, for k up to half its length. Radix 2, in place (Cooley and Tukey, 1965).
 */
export function spectrum(signal: Float64Array): Float64Array {
  const n = signal.length;
  const re = Float64Array.from(signal);
  const im = new Float64Array(n);
  reverseBits(re);
  for (let size = 2; size <= n; size *= 2) {
    const half = size / 2;
    const stepRe = Math.cos((2 * Math.PI) / size);
    const stepIm = -Math.sin((2 * Math.PI) / size);
    for (let start = 0; start < n; start += size) {
      let wRe = 1;
      let wIm = 0;
      for (let i = start; i < start + half; i++) {
        const j = i + half;
        const oddRe = re[j]! * wRe - im[j]! * wIm;
        const oddIm = re[j]! * wIm + im[j]! * wRe;
        re[j] = re[i]! - oddRe;
        im[j] = im[i]! - oddIm;
        re[i]! += oddRe;
        im[i]! += oddIm;
        const nextRe = wRe * stepRe - wIm * stepIm;
        wIm = wRe * stepIm + wIm * stepRe;
        wRe = nextRe;
      }
    }
  }
  return Float64Array.from({ length: n / 2 + 1 }, (_, k) => Math.hypot(re[k % n]!, im[k % n]!));
}

function reverseBits(values: Float64Array): void {
  const n = values.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [values[i], values[j]] = [values[j]!, values[i]!];
  }
}
