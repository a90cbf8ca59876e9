const known = new WeakMap<Uint8Array, Int32Array>();

/**
 * Where a mask is set, in order. Ink is a small part of most pictures, and all that looks at it pixel by pixel need not look at the rest.
 * A mask that was asked for before, and must not have changed since, is not looked through again.
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
  // As long as the longest list can be: memory that is never written to is never taken.
  const pixels = new Int32Array(ink.length);
  let count = 0;
  for (let pixel = 0; pixel < ink.length; pixel++) {
    if (ink[pixel] === 1) pixels[count++] = pixel;
  }
  return pixels.subarray(0, count);
}
