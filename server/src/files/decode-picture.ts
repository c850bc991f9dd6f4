import type { Sharp } from 'sharp'
import { Refusal } from '../platform/http/refusal.ts'
import { turns } from '../platform/turns.ts'
import { decodeBitmap } from './decode-bitmap.ts'
import { loadSharp } from './load-sharp.ts'
import { type MediaType, mediaTypeOf } from './media-type.ts'

/** How many pictures are decoded at once. Each takes one of Node's four worker threads, which files, names and passwords need as well. */
const AT_ONCE = 2
/** How many wait for their turn; later ones are asked to try again, rather than kept with 2 MB in memory. */
const WAITING_MAX = 32
/** Runs it when fewer than `AT_ONCE` are running, in the order of asking. */
export const inTurn = turns(AT_ONCE, WAITING_MAX)
/** What one picture may take, all its steps together. */
const SECONDS_MAX = 10

/** What may be decoded of a picture, and how large it may be. */
export type PictureLimits = { accept: ReadonlySet<MediaType>; pixelsMax: number }

/**
 * Decodes an uploaded picture, of an accepted kind and within limits of pixels, time and number at once, and has `make` use it. `open`
 * opens it again each time it is called. Refuses `unsupported_file` for whatever cannot be read, `try_again` where too many are waiting; a refusal of `make` stays as it is.
 */
export async function decodePicture<T>(
  content: Buffer,
  { accept, pixelsMax }: PictureLimits,
  make: (open: () => Sharp) => Promise<T>,
): Promise<T> {
  const type = mediaTypeOf(content)
  if (!type || !accept.has(type)) throw new Refusal('unsupported_file')
  return await inTurn(async () => {
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
