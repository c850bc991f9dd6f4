import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Readable } from 'node:stream'

/**
 * A store of files, by ids that we generate. A file never changes: it is written whole or not at all, read,
 * and removed. A missing file causes an error with the code `ENOENT`; a store that does not answer causes one
 * that means “try again”.
 */
export interface FileStore {
  /** The store's name for people: a folder or an address. */
  readonly place: string
  /**
   * Prepares the store for a server. Throws an error with an explanation if its configuration cannot work.
   */
  prepare(): Promise<void>
  write(id: string, content: Buffer): Promise<void>
  /** Writes a stream to a file; `see` is called with each chunk. */
  writeFrom(id: string, stream: NodeJS.ReadableStream, see: (part: Buffer) => void): Promise<void>
  /** The size of a file in bytes; undefined if there is no such file. */
  sizeOf(id: string): Promise<number | undefined>
  read(id: string): Promise<Buffer>
  /**
   * A stream of the bytes from `start` to `end` inclusive, or of the whole file. Throws if there is no such
   * file.
   */
  readPart(id: string, start?: number, end?: number): Promise<Readable>
  /** Removes a file; does nothing if it is already gone. */
  remove(id: string): Promise<void>
}

/** Whether a store's error means that there is no such file. */
export const isNoFile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * The path of a file within a store: in a folder named after its first two characters, so that no folder
 * grows too large.
 */
export function filePath(id: string): string {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new RangeError('not a file id')
  return `${id.slice(0, 2)}/${id}`
}

const DAY_MS = 86_400_000

/**
 * File addresses are valid for one to two days: long enough to cache, short enough that a leaked one expires.
 */
const DAYS = 2

/** The signed address of a private file, because an `<img>` cannot send the Authorization header. */
export function fileUrl(secret: Buffer, id: string, now: Date): string {
  const until = Math.floor(now.getTime() / DAY_MS) + DAYS
  return `/api/v1/files/${id}?until=${until}&sign=${sign(secret, id, until)}`
}

/** The query that makes an address valid for a few days, to which `isGoodFileUrl` agrees for the same id. */
export function signedQuery(secret: Buffer, id: string, now: Date): { until: string; sign: string } {
  const until = Math.floor(now.getTime() / DAY_MS) + DAYS
  return { until: String(until), sign: sign(secret, id, until) }
}

/** The sizes of pictures in mails: across the whole mail, and beside a row of it. */
export const MAIL_PICTURE_SIZES = ['photo', 'row'] as const
export type MailPictureSize = (typeof MAIL_PICTURE_SIZES)[number]

/** The signed address of a picture as mail programs show it, valid for at most so many days. */
export function mailPictureUrl(
  secret: Buffer,
  { id, size, days, now }: { id: string; size: MailPictureSize; days: number; now: Date },
): string {
  const until = Math.floor(now.getTime() / DAY_MS) + days
  return `/api/v1/mail_pictures/${id}/${size}?until=${until}&sign=${sign(secret, `${id} ${size}`, until)}`
}

/** Whether a file address was signed by us and is still valid; `id` is what it was signed for. */
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
