import { fileUrl } from '../platform/files/file-store.ts'
import type { World } from '../platform/world.ts'

export { deleteFile, insertFile, queueHash, listOwnFilesOfKind as ownFilesOfKind } from './sql.ts'
export { loadSharp } from './load-sharp.ts'
export { savePicture, removeOwnFile } from './save-picture.ts'
export { decodePicture } from './decode-picture.ts'
export { type MediaType } from './media-type.ts'
export { readUpload } from './read-upload.ts'
export { checkFiles, copyFiles } from './move-files.ts'
export { storeContent } from './store-content.ts'
export { storePaper } from './store-paper.ts'
export { storePicture } from './store-picture.ts'
export { requireUploadsLeft } from './upload-file.ts'
export { storeVideo } from './store-video.ts'
export { storeStream } from './store-stream.ts'

/** The signed address of a stored picture; null if there is none. */
export const imageUrl = (world: World, fileId: string | null, now: Date): string | null =>
  fileId === null ? null : fileUrl(world.secret, fileId, now)
