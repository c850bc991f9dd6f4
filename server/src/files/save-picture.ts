import { createHash, randomUUID } from 'node:crypto'
import type { Tx } from '../platform/database/db.ts'
import type { World } from '../platform/world.ts'
import { type FileKind, deleteOwnFile, insertFile, queueHash } from './sql.ts'

/** A stored picture, as sent to clients. */
export type Picture = { id: string; width: number; height: number }

/** Stores a picture that we encoded as WebP: its content in the file store, and a row in the database. */
export async function savePicture(
  world: World,
  tx: Tx,
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
  // A shop's own picture, for everybody.
  if (owner.kind === 'product' && owner.shopperId === null && owner.staffId === null) await queueHash(tx, id)
  return { id, width, height }
}

/**
 * Deletes a shopper's file, row and content. Call this after the transaction that removed the last reference
 * to it.
 */
export async function removeOwnFile(world: World, shopperId: string, id: string): Promise<void> {
  if (await deleteOwnFile(world.db, shopperId, id)) await world.files.remove(id)
}
