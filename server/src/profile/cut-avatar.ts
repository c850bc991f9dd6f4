import { AVATAR_PIXELS, AVATAR_PIXELS_READ_MAX } from '@longhaul/domain/accounts/avatar.ts'
import { type MediaType, decodePicture } from '../files/public.ts'

/**
 * The media types accepted for an avatar (docs/rules/accounts.md), determined by content: names and headers
 * are ignored.
 */
const ACCEPTED: ReadonlySet<MediaType> = new Set(['image/gif', 'image/jpeg', 'image/png', 'image/bmp'])

/**
 * Makes an avatar of 180 by 180 pixels from an upload: decoded within limits, turned upright, cropped to the
 * centre, without the camera's metadata, re-encoded as WebP. Refuses anything but a picture of an accepted
 * type with `unsupported_file`.
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
