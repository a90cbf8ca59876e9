/** Brightness only, 0 black to 255 white, rows from the top. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  /** `width * height` bytes. */
  readonly data: Uint8Array;
}
