import { HASH_SIDE, type PictureHash, hashPicture } from '@longhaul/domain/goods-search/picture-hash.ts'
import { type MediaType, decodePicture } from '../files/public.ts'

/** What shops publish and telephones take. */
const ACCEPTED: ReadonlySet<MediaType> = new Set([
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
])
const LIMITS = { accept: ACCEPTED, pixelsMax: 40_000_000 }

/**
 * The fingerprints of a picture file; undefined if it shows nothing. Refuses what is no picture, as uploads
 * are refused elsewhere.
 */
export const readHash = async (content: Buffer): Promise<PictureHash | undefined> =>
  await decodePicture(content, LIMITS, async (open) => {
    const grey = await open()
      .rotate()
      .flatten({ background: '#ffffff' })
      .greyscale()
      .resize(HASH_SIDE, HASH_SIDE, { fit: 'fill' })
      .raw()
      .toBuffer()
    return hashPicture(new Uint8Array(grey))
  })

/** What another shop is sent of a picture: small, and without where and by what it was taken. */
export const pictureToSend = async (content: Buffer): Promise<Buffer> =>
  await decodePicture(content, LIMITS, async (open) =>
    open()
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize({ width: SENT_SIDE_PX, height: SENT_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer(),
  )

const SENT_SIDE_PX = 800
