/** A decoded picture: 8-bit RGB, three bytes a pixel, rows from the top. Transparency is already laid on white. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** `width * height * 3` bytes. */
  readonly rgb: Uint8Array;
}
