import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeFolder } from '../../platform/make-folder.ts'

/** The size and checksum of what was written or read. */
export type Written = { bytes: number; sha256: string }

/** A pass-through stream that counts and hashes its bytes. */
export class Tally extends Transform {
  readonly #hash = createHash('sha256')
  #bytes = 0
  override _transform(
    part: Buffer,
    _encoding: BufferEncoding,
    pass: (error: null, part: Buffer) => void,
  ): void {
    this.#hash.update(part)
    this.#bytes += part.length
    pass(null, part)
  }
  /** Only valid after the stream has ended. */
  get written(): Written {
    return { bytes: this.#bytes, sha256: this.#hash.copy().digest('hex') }
  }
}

type Through = NodeJS.ReadWriteStream

/**
 * Writes a stream through the given steps to a new file, completely and flushed to disk, or not at all.
 * `source` is only called once the folder exists. Returns the size and checksum of the file.
 */
export async function writeWhole(
  path: string,
  source: () => Readable | Promise<Readable>,
  steps: readonly Through[] = [],
): Promise<Written> {
  const draft = `${path}.${randomUUID()}`
  await makeFolder(dirname(path), 0o700)
  const tally = new Tally()
  try {
    const from = await source()
    const sink = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline([from, ...steps, tally, sink])
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return tally.written
}

/** Reads a file of a backup completely. @throws if it differs from what the backup states. */
export const checkWritten = (path: string, expected: Written): Promise<void> =>
  checkRead(path, () => createReadStream(path), expected)

/** The same for any source. */
export async function checkRead(
  path: string,
  open: () => Readable | Promise<Readable>,
  expected: Written,
): Promise<void> {
  const tally = new Tally()
  const read = async () => await pipeline(await open(), tally, nowhere())
  await read().catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Damaged(path, 'is missing') : error
  })
  if (tally.written.bytes !== expected.bytes || tally.written.sha256 !== expected.sha256)
    throw new Damaged(path)
}

/** A file of a backup is missing or differs from what the backup states. */
export class Damaged extends Error {
  constructor(path: string, what = 'is damaged: it differs from what the backup states') {
    super(`${path} ${what}.`)
  }
}

/** A sink that discards everything. */
export const nowhere = (): Writable => new Writable({ write: (_part, _encoding, done) => done() })
