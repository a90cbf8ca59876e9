const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG_SIGNATURE = [0xff, 0xd8, 0xff];

/** What the bytes are, whatever the file is called; null for anything but PNG and JPEG. */
export function imageKind(bytes: Uint8Array): 'png' | 'jpeg' | null {
  if (startsWith(bytes, PNG_SIGNATURE)) return 'png';
  if (startsWith(bytes, JPEG_SIGNATURE)) return 'jpeg';
  return null;
}

/** Bytes that are looked at; a drawing or a page may begin with comments. */
const HEAD_BYTES = 4000;

/** How files of other kinds begin, and what a trader calls them. */
const OTHER_FILES: readonly (readonly [beginning: RegExp, name: string])[] = [
  [/^GIF8/, 'a GIF picture'],
  [/^RIFF[^]{4}WEBP/, 'a WebP picture'],
  [/^[^]{4}ftyp(hei|hev|mif|msf)/, 'a HEIC photo'],
  [/^[^]{4}ftypavi[fs]/, 'an AVIF picture'],
  [/^[^]{4}ftyp/, 'a video'],
  [/^BM[^]{4}\0{4}/, 'a BMP picture'],
  [/^(II\*\0|MM\0\*)/, 'a TIFF picture'],
  [/^%PDF/, 'a PDF document'],
];
const OTHER_TEXTS: readonly (readonly [beginning: RegExp, name: string])[] = [
  [/^<(svg|!doctype svg)\b/i, 'an SVG drawing'],
  [/^<(html|!doctype html|head|body)\b/i, 'a web page'],
];

/** What a file that is neither PNG nor JPEG is, with its article; null for what is not known. */
export function otherFileKind(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const text = withoutPreamble(head);
  const kind =
    OTHER_FILES.find(([beginning]) => beginning.test(head)) ?? OTHER_TEXTS.find(([beginning]) => beginning.test(text));
  return kind?.[1] ?? null;
}

/** A text from its first tag on: byte order mark, white space, XML declaration and comments may stand before it. */
function withoutPreamble(head: string): string {
  let text = head.replace(/^\xef\xbb\xbf/, '').trimStart();
  for (;;) {
    const end = text.startsWith('<!--') ? '-->' : text.startsWith('<?') ? '?>' : null;
    if (end === null) return text;
    const at = text.indexOf(end);
    if (at < 0) return '';
    text = text.slice(at + end.length).trimStart();
  }
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
