/** The largest list that the server accepts. */
const BYTES_MAX = 600_000

/**
 * Reads a file saved by a spreadsheet, in UTF-8 or the encoding of Chinese Windows. Anything else is refused.
 */
export async function readTextFile(
  file: File,
): Promise<{ text: string } | { fault: 'too_large' | 'unreadable' }> {
  if (file.size > BYTES_MAX) return { fault: 'too_large' }
  const bytes = await file.arrayBuffer()
  for (const encoding of ['utf-8', 'gb18030'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // UTF-16 text is half zero bytes and would decode as either encoding.
      if (!text.includes('\0')) return { text }
    } catch {
      // Tries the next encoding.
    }
  return { fault: 'unreadable' }
}
