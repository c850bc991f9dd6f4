import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '../platform/database/db.ts'
import type { World } from '../platform/world.ts'
import { type FileKind, deleteOwnFile, insertFile } from './sql.ts'

/** A stored picture, as the wire knows it. */
export type Picture = { id: string; width: number; height: number }

/** Keeps a picture that we encoded as WebP: its content in the store, a row of it here. */
export async function keepPicture(
  world: World,
  tx: Db,
  { data, width, height }: { data: Buffer; width: number; height: number },
  owner: { kind: FileKind; shopperId: string | null; staffId: string | null; now: Date },
): Promise<Picture> {
  const id = randomUUID()
  await world.files.write(id, data)
  await insertFile(tx, {
    id,
    shopper_id: owner.shopperId,
    staff_id: owner.staffId,
    kind: owner.kind,
    media_type: 'image/webp',
    bytes: data.length,
    width,
    height,
    sha256: createHash('sha256').update(data).digest(),
    created_at: owner.now,
  })
  return { id, width, height }
}

/** Deletes a shopper's picture, row and content; for after the transaction in which nothing refers to it any more. */
export async function removeOwnPicture(world: World, shopperId: string, id: string): Promise<void> {
  if (await deleteOwnFile(world.db, shopperId, id)) await world.files.remove(id)
}
