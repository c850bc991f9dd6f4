import { UPLOAD_MAX_BYTES, uploadFile, uploadFileByStaff } from '@longhaul/contract/site/files.ts'
import { action } from '../platform/http/action.ts'
import { fileUrl } from '../platform/files/file-store.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { readUpload } from './read-upload.ts'
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
