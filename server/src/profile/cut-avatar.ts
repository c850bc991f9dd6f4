import { decode as decodeBmp } from '@cwasm/nsbmp'
import { AVATAR_PIXELS, AVATAR_PIXELS_READ_MAX } from '@longhaul/domain/accounts/avatar.ts'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { Refusal } from '../platform/refusal.ts'

/** The specification's kinds of picture (5), by content: what a name or a header claims counts for nothing. */
const ACCEPTED = new Set(['image/gif', 'image/jpeg', 'image/png', 'image/bmp'])

/** A bitmap of 2 MB with one bit a pixel. One that is packed may claim more, and the decoder's memory never shrinks. */
const BMP_PIXELS_MAX = 16_000_000

/**
 * A picture of 180 by 180 pixels from what was uploaded: decoded within limits, turned upright, cut in its middle, freed of what the camera
 * wrote into it, encoded anew as WebP. Refuses `unsupported_file` for whatever is not a picture of the accepted kinds.
 */
export async function cutAvatar(content: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const type = await fileTypeFromBuffer(content)
  if (!type || !ACCEPTED.has(type.mime)) throw new Refusal('unsupported_file')
  try {
    const picture = type.mime === 'image/bmp' ? openBmp(content) : open(content)
    const { data, info } = await picture
      .rotate()
      .resize({ width: AVATAR_PIXELS, height: AVATAR_PIXELS, fit: 'cover' })
      .webp({ quality: 86, effort: 4 })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch {
    throw new Refusal('unsupported_file')
  }
}

/** The size is read from the header: too many pixels are refused before any is decoded. */
const open = (content: Buffer): Sharp =>
  sharp(content, { limitInputPixels: AVATAR_PIXELS_READ_MAX, pages: 1, failOn: 'error' })

/** libvips reads no BMP; the decoder of a browser does, in a sandbox of its own. */
function openBmp(content: Buffer): Sharp {
  if (bmpPixels(content) > BMP_PIXELS_MAX) throw new RangeError('too many pixels')
  const { data, width, height } = decodeBmp(content)
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  })
}

/** Width times height as a bitmap's header claims them: 16 bits each in the oldest kind, else 32 bits, the height negative if upside down. */
function bmpPixels(content: Buffer): number {
  const oldest = content.readUInt32LE(14) === 12
  const width = oldest ? content.readUInt16LE(18) : content.readInt32LE(18)
  const height = oldest ? content.readUInt16LE(20) : Math.abs(content.readInt32LE(22))
  if (width <= 0 || height <= 0) throw new RangeError('no pixels')
  return width * height
}
