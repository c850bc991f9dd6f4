/** All accepted types of file, as detected from their content. */
export type MediaType =
  | 'image/gif'
  | 'image/jpeg'
  | 'image/png'
  | 'image/bmp'
  | 'image/webp'
  | 'image/avif'
  | 'application/pdf'
  | 'video/mp4'
  | 'video/quicktime'
  | 'video/webm'

/** How many bytes of a file are enough to detect its type. */
export const HEAD_BYTES = 64

/**
 * Detects the type of a file by its first bytes; undefined for any type that is not accepted. Nothing is
 * parsed, followed or inflated: whatever the content, this costs a few comparisons. A library that knows
 * every format opens archives to look inside, and in that way one upload once blocked the whole server.
 */
export function mediaTypeOf(content: Uint8Array): MediaType | undefined {
  const head = Buffer.from(content.subarray(0, HEAD_BYTES)).toString('latin1')
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'image/gif'
  if (head.startsWith('%PDF-')) return 'application/pdf'
  if (head.startsWith('BM')) return 'image/bmp'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'image/webp'
  if (head.startsWith('\x1a\x45\xdf\xa3')) return head.includes('\x42\x82\x84webm') ? 'video/webm' : undefined
  if (head.startsWith('ftyp', 4)) return BRANDS.get(head.slice(8, 12))
  return undefined
}

/** Major brands of ISO media files, because video, pictures and sound all start with the same box. */
const BRANDS: ReadonlyMap<string, MediaType> = new Map([
  ['qt  ', 'video/quicktime'],
  ['avif', 'image/avif'],
  ...['avc1', 'dash', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'isom', 'mmp4', 'mp41', 'mp42', 'MSNV'].map(
    (brand) => [brand, 'video/mp4'] as const,
  ),
])
