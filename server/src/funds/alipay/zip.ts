import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50

/**
 * The files of a zip, by its central directory (APPNOTE 4.3): stored or deflated, at most `max` bytes in
 * total. Names are bytes, since their encoding depends on the sender. Throws on anything else.
 */
export function readZip(zip: Buffer, max: number): { name: Buffer; bytes: Buffer }[] {
  const end = findEnd(zip)
  let at = zip.readUInt32LE(end + 16)
  let left = max
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('not a zip: a file is missing from its directory')
    const [nameLength, extra, comment] = [
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ]
    const name = zip.subarray(at + 46, at + 46 + nameLength)
    const file = {
      method: zip.readUInt16LE(at + 10),
      size: zip.readUInt32LE(at + 20),
      local: zip.readUInt32LE(at + 42),
    }
    at += 46 + nameLength + extra + comment
    const bytes = unpack(zip, file, left)
    left = Math.max(1, left - bytes.length)
    return { name, bytes }
  })
}

function unpack(zip: Buffer, file: { method: number; size: number; local: number }, max: number): Buffer {
  const { method, size, local } = file
  if (zip.readUInt32LE(local) !== LOCAL) throw new Error('not a zip: a file is not where its directory says')
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const packed = zip.subarray(start, start + size)
  if (method === 0) return packed
  if (method !== 8) throw new Error(`a zip compressed by the unsupported method ${method}`)
  return inflateRawSync(packed, { maxOutputLength: max })
}

/** The end-of-directory record is the last one; only a comment may follow it. */
function findEnd(zip: Buffer): number {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 65_557); at--)
    if (zip.readUInt32LE(at) === END) return at
  throw new Error('not a zip')
}
