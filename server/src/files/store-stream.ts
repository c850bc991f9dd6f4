import { createHash, randomUUID } from 'node:crypto'
import type { World } from '../platform/world.ts'

/** Stores a stream under a new id; `see` is called with each chunk. The caller writes the row. */
export async function storeStream(
  world: World,
  stream: NodeJS.ReadableStream,
  see: (part: Buffer) => void = () => undefined,
): Promise<{ id: string; bytes: number; sha256: Buffer }> {
  const id = randomUUID()
  const hash = createHash('sha256')
  let bytes = 0
  await world.files.writeFrom(id, stream, (part) => {
    see(part)
    hash.update(part)
    bytes += part.length
  })
  return { id, bytes, sha256: hash.digest() }
}
