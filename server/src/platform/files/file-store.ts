import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Readable } from 'node:stream'

/**
 * Where stored files live, by ids of our own making. A file never changes: it is written whole or not at all, read, and removed. What is not there is told by an
 * error with the code `ENOENT`, a store that does not answer by one that means “try again”.
 */
export interface FileStore {
  /** What people call it: a folder, an address. */
  readonly place: string
  /** Makes it ready for a server. Throws a sentence where what is configured cannot work. */
  prepare(): Promise<void>
  write(id: string, content: Buffer): Promise<void>
  /** Writes what a stream yields; `see` is shown each part on its way. */
  writeFrom(id: string, stream: NodeJS.ReadableStream, see: (part: Buffer) => void): Promise<void>
  /** How many bytes it has; undefined where there is no such file. */
  sizeOf(id: string): Promise<number | undefined>
  read(id: string): Promise<Buffer>
  /** A stream of the bytes from `start` to `end`, both included; without them, of all. Throws where there is no such file. */
  readPart(id: string, start?: number, end?: number): Promise<Readable>
  /** Removes a file; one that is gone already is no fault. */
  remove(id: string): Promise<void>
}

/** Whether an error of a store says that there is no such file. */
export const isNoFile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Where a file lies below a store's top: two letters deep, so that no folder grows without bound. */
export function filePath(id: string): string {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new RangeError('not a file id')
  return `${id.slice(0, 2)}/${id}`
}

/** Addresses of files are good for one to two days: long enough to cache, short enough that a leaked one expires. */
const DAY_MS = 86_400_000

/** The address of a private file, signed: an `<img>` cannot send the Authorization header. */
export function fileUrl(secret: Buffer, id: string, now: Date): string {
  const until = Math.floor(now.getTime() / DAY_MS) + 2
  return `/api/v1/files/${id}?until=${until}&sign=${sign(secret, id, until)}`
}

/** Whether an address was signed by us and is still good. */
export function isGoodFileUrl(
  secret: Buffer,
  id: string,
  until: number,
  signature: string,
  now: Date,
): boolean {
  const wanted = Buffer.from(sign(secret, id, until))
  const given = Buffer.from(signature)
  return wanted.length === given.length && timingSafeEqual(wanted, given) && now.getTime() < until * DAY_MS
}

const sign = (secret: Buffer, id: string, until: number): string =>
  createHmac('sha256', secret).update(`file ${id} ${until}`).digest('base64url').slice(0, 32)
