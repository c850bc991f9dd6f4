import { uploadFileByStaff as route } from '@longhaul/contract/site/files.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { fileUrl } from '../platform/files/file-store.ts'
import { readUpload } from './read-upload.ts'
import { storePicture } from './store-picture.ts'

const STAFF_MAX_BYTES = 12 * 1024 * 1024

export const uploadFileByStaffAction = longAction(route, uploadFileByStaff)

async function uploadFileByStaff({
  me,
  query,
  now,
  world,
  request,
}: LongCall<typeof route>): Answer<typeof route> {
  const content = await readUpload(request, STAFF_MAX_BYTES)
  const picture = await storePicture(world, content, {
    kind: query.kind,
    shopperId: null,
    staffId: me.id,
    now,
  })
  return { ...picture, url: fileUrl(world.secret, picture.id, now) }
}
