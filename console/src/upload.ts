import { sendFile } from '@longhaul/browser/calls/send-file.ts'
import type { Reply } from '@longhaul/contract/routes.ts'

export type StoredFile = Reply<'POST /staff/uploads'>

/** What an uploaded picture is of. */
export type UploadKind = 'inspection' | 'packing' | 'attachment'

/** Uploads one picture and says how far it is, in percent. Throws CallError. */
export const upload = (
  kind: UploadKind,
  file: File,
  onPercent: (percent: number) => void,
): Promise<StoredFile> => sendFile(`/staff/uploads?kind=${kind}`, file, onPercent)
