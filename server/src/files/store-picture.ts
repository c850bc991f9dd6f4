import { inTransaction } from '../platform/database/db.ts'
import type { World } from '../platform/world.ts'
import { decodePicture } from './decode-picture.ts'
import { type Picture, savePicture } from './save-picture.ts'
import type { MediaType } from './media-type.ts'
import type { FileKind } from './sql.ts'

/**
 * The accepted types of picture (docs/rules/api.md), judged by content: file names and headers are ignored.
 */
const ACCEPTED: ReadonlySet<MediaType> = new Set(['image/gif', 'image/jpeg', 'image/png'])
/** More pixels than a good camera has indicate a decompression bomb. */
const PIXELS_MAX = 40_000_000
/** The longest side of our copy: large enough to zoom into a seam, small enough to send. */
const SIDE_MAX = 2_400

/**
 * Stores our own copy of a picture: decoded within limits, rotated upright, stripped of camera metadata and
 * re-encoded as WebP. The original is discarded. Refuses with `unsupported_file` if the content is not a
 * picture of an accepted type.
 */
export async function storePicture(
  world: World,
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
  const picture = { data, width: info.width, height: info.height }
  return await inTransaction(world.db, (tx) => savePicture(world, tx, picture, owner))
}
