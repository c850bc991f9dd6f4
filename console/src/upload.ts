import { sendFile } from '@longhaul/browser/calls/send-file.ts'
import type { Reply } from '@longhaul/contract/routes.ts'

export type StoredFile = Reply<'POST /staff/uploads'>

/** The purpose of an uploaded picture. */
export type UploadKind = 'inspection' | 'packing' | 'attachment'

/** Uploads one picture and reports the progress in percent. Rejects with CallError. */
export const upload = (
  kind: UploadKind,
  file: File,
  onPercent: (percent: number) => void,
): Promise<StoredFile> => sendFile(`/staff/uploads?kind=${kind}`, file, onPercent)
