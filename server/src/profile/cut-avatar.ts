import { AVATAR_PIXELS, AVATAR_PIXELS_READ_MAX } from '@longhaul/domain/accounts/avatar.ts'
import { type MediaType, decodePicture } from '../files/public.ts'

/** The kinds of picture that an avatar is made of (docs/rules/accounts.md), by content: what a name or a header claims counts for nothing. */
const ACCEPTED: ReadonlySet<MediaType> = new Set(['image/gif', 'image/jpeg', 'image/png', 'image/bmp'])

/**
 * A picture of 180 by 180 pixels from what was uploaded: decoded within limits, turned upright, cut in its middle, freed of what the camera
 * wrote into it, re-encoded as WebP. Refuses `unsupported_file` for whatever is not a picture of the accepted kinds.
 */
export async function cutAvatar(content: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await decodePicture(
    content,
    { accept: ACCEPTED, pixelsMax: AVATAR_PIXELS_READ_MAX },
    async (open) =>
      await open()
        .rotate()
        .resize({ width: AVATAR_PIXELS, height: AVATAR_PIXELS, fit: 'cover' })
        .webp({ quality: 86, effort: 4 })
        .toBuffer({ resolveWithObject: true }),
  )
  return { data, width: info.width, height: info.height }
}
