import type { Feature } from '../platform/feature.ts'
import { serveFiles } from './serve-file.ts'
import { uploadFileAction, uploadFileByStaffAction } from './upload-file.ts'

export const files: Feature = { actions: [uploadFileAction, uploadFileByStaffAction], routes: serveFiles }
