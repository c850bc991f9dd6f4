import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import { Refusal, badInput } from '../platform/refusal.ts'
import type { World } from '../platform/world.ts'
import { storeStream } from './store-stream.ts'

/** How much of a file tells its kind. */
const HEAD_BYTES = 4_100

export type StoredVideo = { id: string; bytes: number; sha256: Buffer; mediaType: string }

/**
 * Stores the one part named `file` as it comes, without having it whole in memory. Its kind is judged by content. What is too large, empty or of
 * another kind leaves nothing behind. The row is the caller's to write.
 */
export async function storeVideo(
  world: World,
  request: FastifyRequest,
  { maxBytes, types }: { maxBytes: number; types: readonly string[] },
): Promise<StoredVideo> {
  if (!request.isMultipart()) throw badInput({ file: 'required' })
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1 } })
  if (!part || part.fieldname !== 'file') throw badInput({ file: 'required' })
  let head = Buffer.alloc(0)
  const stored = await storeStream(world, part.file, (chunk) => {
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)])
  })
  const type = await fileTypeFromBuffer(head)
  const refusal = part.file.truncated
    ? new Refusal('too_large')
    : stored.bytes === 0
      ? badInput({ file: 'required' })
      : type && types.includes(type.mime)
        ? null
        : new Refusal('unsupported_file')
  if (refusal) {
    await world.files.remove(stored.id)
    throw refusal
  }
  return { ...stored, mediaType: type!.mime }
}
