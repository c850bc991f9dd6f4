/** What the server takes of a list. */
const BYTES_MAX = 600_000

/** Reads a file that a spreadsheet saved: UTF-8, or what Chinese Windows writes. Anything else is no list. */
export async function readTextFile(
  file: File,
): Promise<{ text: string } | { fault: 'too_large' | 'unreadable' }> {
  if (file.size > BYTES_MAX) return { fault: 'too_large' }
  const bytes = await file.arrayBuffer()
  for (const encoding of ['utf-8', 'gb18030'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // UTF-16 is half zeros, and would pass as either.
      if (!text.includes('\0')) return { text }
    } catch {
      // The next encoding.
    }
  return { fault: 'unreadable' }
}
