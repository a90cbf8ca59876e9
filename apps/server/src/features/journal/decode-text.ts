/**
 * The text of a file in whatever encoding trading platforms write: by its byte order mark (MetaTrader 5 writes UTF-16),
 * else UTF-8, else the western code page of older reports, of which only letters outside ASCII can come out wrong.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
