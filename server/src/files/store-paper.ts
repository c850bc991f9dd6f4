import { inTransaction } from '../platform/database/db.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { mediaTypeOf } from './media-type.ts'
import { insertFile } from './sql.ts'
import { storeContent } from './store-content.ts'
import { storePicture } from './store-picture.ts'

/**
 * Stores a shopper's paper: a picture as our own copy, a PDF unchanged, since nobody could tell what a copy
 * of it lacks; it is only ever saved, never shown by us (`serve-file.ts`). Refuses everything else with
 * `unsupported_file`. Returns the id of the file.
 */
export async function storePaper(
  world: World,
  content: Buffer,
  { shopperId, now }: { shopperId: string; now: Date },
): Promise<string> {
  const type = mediaTypeOf(content)
  if (type === 'application/pdf') {
    if (!isWholePdf(content)) throw new Refusal('unsupported_file')
    const { id, bytes, sha256 } = await storeContent(world, content)
    const row = { shopper_id: shopperId, staff_id: null, kind: 'attachment' as const, media_type: type }
    await inTransaction(world.db, (tx) =>
      insertFile(tx, { ...row, id, bytes, sha256, width: null, height: null, created_at: now }),
    )
    return id
  }
  if (type !== 'image/jpeg' && type !== 'image/png') throw new Refusal('unsupported_file')
  return (await storePicture(world, content, { kind: 'attachment', shopperId, staffId: null, now })).id
}

/** Whether a PDF has its end, which a half upload lacks. */
const isWholePdf = (content: Buffer): boolean => content.subarray(-2048).includes('%%EOF')
