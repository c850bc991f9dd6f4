import { createHash, randomUUID } from 'node:crypto'
import type { World } from '../platform/world.ts'

/** Stores bytes unchanged under a new id. The caller writes the row. */
export async function storeContent(
  world: World,
  content: Buffer,
): Promise<{ id: string; bytes: number; sha256: Buffer }> {
  const id = randomUUID()
  await world.files.write(id, content)
  return { id, bytes: content.length, sha256: createHash('sha256').update(content).digest() }
}
