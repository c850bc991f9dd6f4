/** The bytes from `start` to `end` inclusive. */
export type ByteRange = { start: number; end: number }

/**
 * The part of a file that a Range header requests (RFC 9110, 14). Null if there is no header or it may be
 * ignored (another unit, several parts, invalid): the whole file is the answer. `unsatisfiable` if the range
 * starts beyond the end of the file.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!found) return null
  const [, from = '', until = ''] = found
  if (from === '' && until === '') return null
  if (from === '') {
    const length = Math.min(Number(until), bytes)
    return length > 0 ? { start: bytes - length, end: bytes - 1 } : 'unsatisfiable'
  }
  const start = Number(from)
  if (until !== '' && Number(until) < start) return null
  if (start >= bytes) return 'unsatisfiable'
  return { start, end: until === '' ? bytes - 1 : Math.min(Number(until), bytes - 1) }
}
