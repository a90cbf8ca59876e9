/** Share of the pixels that must let the ground through for it to be the chart's own background. */
const MOSTLY_CLEAR = 0.5;
/** Channels of text that could not be read on white, or on black. */
const LIGHT = 200;
const DARK = 60;

/**
 * What a picture with transparency is laid on, from its pixels as RGBA: white, as a page shows it; black where the
 * background itself is transparent and what stands on it is printed in light colours, as charts of a dark theme are exported.
 */
export function chooseGround(rgba: Uint8Array): '#ffffff' | '#000000' {
  let clear = 0;
  let light = 0;
  let dark = 0;
  for (let i = 0; i < rgba.length; i += 4) {
    if (rgba[i + 3]! < 128) {
      clear++;
      continue;
    }
    const red = rgba[i]!;
    const green = rgba[i + 1]!;
    const blue = rgba[i + 2]!;
    if (red >= LIGHT && green >= LIGHT && blue >= LIGHT) light++;
    else if (red <= DARK && green <= DARK && blue <= DARK) dark++;
  }
  return clear >= (MOSTLY_CLEAR * rgba.length) / 4 && light > dark ? '#000000' : '#ffffff';
}
