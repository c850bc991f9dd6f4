import type { FastifyRequest } from 'fastify'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { HEAD_BYTES, mediaTypeOf } from './media-type.ts'
import { readForm } from './read-upload.ts'
import { storeStream } from './store-stream.ts'

export type StoredVideo = { id: string; bytes: number; sha256: Buffer; mediaType: string }

/**
 * Streams the single part named `file` into the store, without loading all of it into memory. Its type is
 * detected from its content. A file that is too large, empty or of another type leaves nothing behind. The
 * caller writes the row.
 */
export async function storeVideo(
  world: World,
  request: FastifyRequest,
  { maxBytes, types }: { maxBytes: number; types: readonly string[] },
): Promise<StoredVideo> {
  const remove = ({ id }: { id: string }) => world.files.remove(id)
  const video = await readForm(
    request,
    maxBytes,
    async (part) => {
      let head = Buffer.alloc(0)
      const stored = await storeStream(world, part.file, (chunk) => {
        if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)])
      })
      return { ...stored, isCut: part.file.truncated, mediaType: mediaTypeOf(head) }
    },
    remove,
  )
  const { isCut, mediaType, ...stored } = video
  if (!isCut && mediaType && types.includes(mediaType)) return { ...stored, mediaType }
  await remove(stored)
  if (isCut) throw new Refusal('too_large')
  throw stored.bytes === 0 ? badInput({ file: 'required' }) : new Refusal('unsupported_file')
}
