import type { GreyImage } from '../picture/grey-image.ts';

/** The image as a binary portable greymap: the cheapest format the recogniser reads, since nothing is compressed. */
export function encodePgm({ width, height, data }: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);
}
