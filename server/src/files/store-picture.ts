import type { Db } from '../platform/database/db.ts'
import type { World } from '../platform/world.ts'
import { decodePicture } from './decode-picture.ts'
import { type Picture, keepPicture } from './keep-picture.ts'
import type { MediaType } from './media-type.ts'
import type { FileKind } from './sql.ts'

/** The kinds of picture that are taken (docs/rules/api.md), by content: what a name or a header claims counts for nothing. */
const ACCEPTED: ReadonlySet<MediaType> = new Set(['image/gif', 'image/jpeg', 'image/png'])
/** More pixels than a good camera has are a bomb. */
const PIXELS_MAX = 40_000_000
/** Longest side of our copy: enough to zoom into a seam, small enough to send. */
const SIDE_MAX = 2_400

/**
 * Stores our own copy of a picture: decoded within limits, turned upright, freed of what the camera wrote into it, re-encoded as WebP. The
 * original is thrown away. Refuses `unsupported_file` for whatever is not a picture of the accepted kinds.
 */
export async function storePicture(
  world: World,
  tx: Db,
  content: Buffer,
  owner: { kind: FileKind; shopperId: string | null; staffId: string | null; now: Date },
): Promise<Picture> {
  const { data, info } = await decodePicture(
    content,
    { accept: ACCEPTED, pixelsMax: PIXELS_MAX },
    async (open) =>
      await open()
        .rotate()
        .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82, effort: 2 })
        .toBuffer({ resolveWithObject: true }),
  )
  return await keepPicture(world, tx, { data, width: info.width, height: info.height }, owner)
}
