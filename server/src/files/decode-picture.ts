import type { Sharp } from 'sharp'
import { Refusal } from '../platform/http/refusal.ts'
import { limitConcurrency } from '../platform/limit-concurrency.ts'
import { decodeBitmap } from './decode-bitmap.ts'
import { loadSharp } from './load-sharp.ts'
import { type MediaType, mediaTypeOf } from './media-type.ts'

/**
 * How many pictures are decoded concurrently. Each uses one of Node's four worker threads, which file access,
 * DNS look-ups and password hashing also need.
 */
const AT_ONCE = 2
/**
 * How many pictures may wait; further callers are asked to try again, so that their files of up to 2 MB do
 * not pile up in memory.
 */
const WAITING_MAX = 32
/** Runs tasks in order, at most `AT_ONCE` at a time. */
export const limited = limitConcurrency(AT_ONCE, WAITING_MAX)
/** The time limit for one picture, for all steps together. */
const SECONDS_MAX = 10

/** The accepted types of picture and the maximum number of pixels. */
export type PictureLimits = { accept: ReadonlySet<MediaType>; pixelsMax: number }

/**
 * Decodes an uploaded picture of an accepted type, within limits on pixels, time and concurrency, and passes
 * it to `make`. Each call of `open` opens it again. Refuses with `unsupported_file` if it cannot be read and
 * with `try_again` if too many are waiting; a refusal by `make` is passed on.
 */
export async function decodePicture<T>(
  content: Buffer,
  { accept, pixelsMax }: PictureLimits,
  make: (open: () => Sharp) => Promise<T>,
): Promise<T> {
  const type = mediaTypeOf(content)
  if (!type || !accept.has(type)) throw new Refusal('unsupported_file')
  return await limited(async () => {
    try {
      const sharp = await loadSharp()
      const bitmap = type === 'image/bmp' ? await decodeBitmap(content, pixelsMax) : undefined
      const open = () =>
        bitmap
          ? sharp(bitmap.data, { raw: { width: bitmap.width, height: bitmap.height, channels: 4 } })
          : sharp(content, { limitInputPixels: pixelsMax, pages: 1, failOn: 'error' })
      return await make(() => open().timeout({ seconds: SECONDS_MAX }))
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal('unsupported_file')
    }
  })
}
