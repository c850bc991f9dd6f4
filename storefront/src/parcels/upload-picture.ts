import { sendFile } from '@longhaul/browser/calls/send-file.ts'
import type { Reply } from '@longhaul/contract/routes.ts'

export type StoredPicture = Reply<'POST /uploads'>

/** Sends a picture for a review or a claim and tells how far it is, in percent. Throws CallError. */
export const uploadPicture = (
  file: File,
  onPercent: (percent: number) => void,
  kind: 'review' | 'attachment' = 'review',
): Promise<StoredPicture> => sendFile(`/uploads?kind=${kind}`, file, onPercent)
