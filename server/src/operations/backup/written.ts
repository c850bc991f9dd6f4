import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** What was written or read: how much, and its checksum. */
export type Written = { bytes: number; sha256: string }

/** Counts what passes, and sums it up. */
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
  /** Once everything has passed. */
  get written(): Written {
    return { bytes: this.#bytes, sha256: this.#hash.copy().digest('hex') }
  }
}

type Through = NodeJS.ReadWriteStream

/** Writes what a stream yields, begun once there is room for it, through the given steps, to a new file, whole and on the disk or not at all; answers what lies there now. */
export async function writeWhole(
  path: string,
  source: () => Readable | Promise<Readable>,
  steps: readonly Through[] = [],
): Promise<Written> {
  const draft = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
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

/** Reads a file of a backup to its end. @throws where it is not exactly what the backup says. */
export const checkWritten = (path: string, expected: Written): Promise<void> =>
  checkRead(path, () => createReadStream(path), expected)

/** The same wherever it is read from. */
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

/** A file of a backup that is not what its manifest says. */
export class Damaged extends Error {
  constructor(path: string, what = 'is damaged: it is not what the backup says it should be') {
    super(`${path} ${what}.`)
  }
}

/** Reads what comes and keeps nothing of it. */
export const nowhere = (): Writable => new Writable({ write: (_part, _encoding, done) => done() })
