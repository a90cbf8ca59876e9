const known = new WeakMap<Uint8Array, Int32Array>();

const BYTES_PER_WORD = 4;

/**
 * Where a mask or a coverage is not 0, in order. Ink is a small part of most pictures, and all that looks at it pixel by pixel need not look at the rest.
 * What was asked for before, and must not have changed since, is not looked through again. The values begin at a
 * whole word of their buffer, as those of an array of their own do.
 */
export function inkPixels(ink: Uint8Array): Int32Array {
  let pixels = known.get(ink);
  if (pixels === undefined) {
    pixels = setPixels(ink);
    known.set(ink, pixels);
  }
  return pixels;
}

function setPixels(ink: Uint8Array): Int32Array {
  // Of most words all pixels are empty.
  const words = new Uint32Array(ink.buffer, ink.byteOffset, Math.floor(ink.length / BYTES_PER_WORD));
  let filled = 0;
  for (let word = 0; word < words.length; word++) if (words[word] !== 0) filled++;
  const pixels = new Int32Array((filled + 1) * BYTES_PER_WORD);
  let count = 0;
  const collect = (from: number, to: number): void => {
    for (let pixel = from; pixel < to; pixel++) if (ink[pixel] !== 0) pixels[count++] = pixel;
  };
  for (let word = 0; word < words.length; word++) {
    if (words[word] !== 0) collect(word * BYTES_PER_WORD, (word + 1) * BYTES_PER_WORD);
  }
  collect(words.length * BYTES_PER_WORD, ink.length);
  return pixels.subarray(0, count);
}
