import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { World } from '../platform/world.ts'
import { type Picture, keepPicture } from './keep-picture.ts'
import type { FileKind } from './sql.ts'

/** The specification's kinds of picture (5), by content: what a name or a header claims counts for nothing. */
const ACCEPTED = new Set(['image/gif', 'image/jpeg', 'image/png'])
/** More pixels than a good camera has are a bomb. */
const PIXELS_MAX = 40_000_000
/** Longest side of our copy: enough to zoom into a seam, small enough to send. */
const SIDE_MAX = 2_400

/**
 * Stores our own copy of a picture: decoded within limits, turned upright, freed of what the camera wrote into it, encoded anew as WebP. The
 * original is thrown away. Refuses `unsupported_file` for whatever is not a picture of the accepted kinds.
 */
export async function storePicture(
  world: World,
  tx: Db,
  content: Buffer,
  owner: { kind: FileKind; shopperId: string | null; staffId: string | null; now: Date },
): Promise<Picture> {
  const type = await fileTypeFromBuffer(content)
  if (!type || !ACCEPTED.has(type.mime)) throw new Refusal('unsupported_file')
  const { data, info } = await encode(content)
  return await keepPicture(world, tx, { data, width: info.width, height: info.height }, owner)
}

async function encode(content: Buffer) {
  try {
    return await sharp(content, { limitInputPixels: PIXELS_MAX, pages: 1, failOn: 'error' })
      .rotate()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82, effort: 2 })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true })
  } catch {
    throw new Refusal('unsupported_file')
  }
}
