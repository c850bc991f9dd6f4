import type { Feature } from '../platform/feature.ts'
import { serveFiles } from './serve-file.ts'
import { serveMailPictures } from './serve-mail-picture.ts'
import { uploadFileAction } from './upload-file.ts'
import { uploadFileByStaffAction } from './upload-file-by-staff.ts'

export const files: Feature = {
  actions: [uploadFileAction, uploadFileByStaffAction],
  routes(app, world) {
    serveFiles(app, world)
    serveMailPictures(app, world)
  },
}
