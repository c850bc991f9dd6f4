import { UPLOAD_MAX_BYTES, uploadFile, uploadFileByStaff } from '@longhaul/contract/files.ts'
import type { FastifyRequest } from 'fastify'
import { action } from '../platform/action.ts'
import { fileUrl } from '../platform/file-store.ts'
import { Refusal, badInput } from '../platform/refusal.ts'
import { countOwnFilesSince } from './sql.ts'
import { storePicture } from './store-picture.ts'

const PER_HOUR = 60
const STAFF_MAX_BYTES = 12 * 1024 * 1024

/** Decoding happens outside a transaction: a picture takes longer than a connection should be held. */
export const uploadFileAction = action(
  uploadFile,
  async ({ tx, me, query, now, world, request }) => {
    const content = await readUpload(request, UPLOAD_MAX_BYTES)
    const hourAgo = new Date(now.getTime() - 3_600_000)
    if ((await countOwnFilesSince(tx, me.id, hourAgo)) >= PER_HOUR * world.env.rateLimitFactor)
      throw new Refusal('too_many_requests')
    const picture = await storePicture(world, tx, content, {
      kind: query.kind,
      shopperId: me.id,
      staffId: null,
      now,
    })
    return { ...picture, url: fileUrl(world.secret, picture.id, now) }
  },
  { transaction: false },
)

export const uploadFileByStaffAction = action(
  uploadFileByStaff,
  async ({ tx, me, query, now, world, request }) => {
    const content = await readUpload(request, STAFF_MAX_BYTES)
    const picture = await storePicture(world, tx, content, {
      kind: query.kind,
      shopperId: null,
      staffId: me.id,
      now,
    })
    return { ...picture, url: fileUrl(world.secret, picture.id, now) }
  },
  { transaction: false },
)

/** The one part named `file`, whole. A file past the limit is refused while it is read, never cut. */
async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Buffer> {
  if (!request.isMultipart()) throw badInput({ file: 'required' })
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1 } })
  if (!part || part.fieldname !== 'file') throw badInput({ file: 'required' })
  const content = await part.toBuffer()
  if (content.length === 0) throw badInput({ file: 'required' })
  return content
}
