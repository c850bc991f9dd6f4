import { promisify } from 'node:util'
import { createInflateRaw } from 'node:zlib'
import { Readable } from 'node:stream'
import { Refusal } from '../../platform/http/refusal.ts'

const ENTRIES_MAX = 2_000
/** What all read parts of one file may unpack to. Two thousand rows take a hundredth of it. */
const UNPACKED_MAX = 64 * 1024 * 1024

type Entry = { method: number; start: number; size: number }

/** The parts of a zip file, each unpacked only when asked for. */
export type Unzipped = {
  names: readonly string[]
  /** The bytes of a part as they are unpacked; nothing if there is no such part. */
  read(name: string): AsyncIterable<Buffer>
}

/**
 * Opens a zip file by its table of contents. What it claims about unpacked sizes is not believed: unpacking
 * stops at a limit for all parts together.
 * @throws Refusal `sheet_unreadable` for anything but an ordinary zip, `sheet_unpacks_large` at the limit.
 */
export function unzip(content: Buffer): Unzipped {
  const entries = entriesOf(content)
  let unpacked = 0
  return {
    names: [...entries.keys()],
    async *read(name) {
      const entry = entries.get(name)
      if (!entry) return
      const packed = content.subarray(entry.start, entry.start + entry.size)
      const source = Readable.from(slices(packed))
      const stream: Readable = entry.method === 0 ? source : source.pipe(createInflateRaw())
      try {
        for await (const chunk of stream) {
          if (!Buffer.isBuffer(chunk)) throw new Refusal('sheet_unreadable')
          unpacked += chunk.length
          if (unpacked > UNPACKED_MAX) throw new Refusal('sheet_unpacks_large')
          yield chunk
          await breath()
        }
      } catch (error) {
        throw error instanceof Refusal ? error : new Refusal('sheet_unreadable')
      } finally {
        stream.destroy()
        source.destroy()
      }
    },
  }
}

/** Lets other requests of the server run. */
const breath = promisify(setImmediate)

function* slices(packed: Buffer): Generator<Buffer> {
  for (let at = 0; at < packed.length; at += SLICE) yield packed.subarray(at, at + SLICE)
}
const SLICE = 16_384

function entriesOf(content: Buffer): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  try {
    const end = content.lastIndexOf(END)
    if (end < 0) throw new Error('no end of the contents')
    const count = content.readUInt16LE(end + 10)
    let at = content.readUInt32LE(end + 16)
    if (count > ENTRIES_MAX) throw new Refusal('sheet_unpacks_large')
    for (let entry = 0; entry < count; entry++) {
      if (content.readUInt32LE(at) !== CENTRAL) throw new Error('no entry')
      const [flags, method, size] = [
        content.readUInt16LE(at + 8),
        content.readUInt16LE(at + 10),
        content.readUInt32LE(at + 20),
      ]
      const [nameLength, extra, comment] = [28, 30, 32].map((offset) => content.readUInt16LE(at + offset))
      const local = content.readUInt32LE(at + 42)
      const name = content.toString('utf8', at + 46, at + 46 + nameLength!)
      const start = local + 30 + content.readUInt16LE(local + 26) + content.readUInt16LE(local + 28)
      if ((flags & 1) === 1 || (method !== 0 && method !== 8) || start + size > content.length)
        throw new Error('encrypted, rare or cut')
      entries.set(name, { method, start, size })
      at += 46 + nameLength! + extra! + comment!
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('sheet_unreadable')
  }
  return entries
}

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const CENTRAL = 0x02014b50
