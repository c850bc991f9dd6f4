import { sendFile } from '@longhaul/browser/calls/send-file.ts'
import type { Reply } from '@longhaul/contract/routes.ts'

export type StoredPicture = Reply<'POST /uploads'>

/** Uploads a picture for a review or a claim and reports its progress in percent. Throws CallError. */
export const uploadPicture = (
  file: File,
  onPercent: (percent: number) => void,
  kind: 'review' | 'attachment' = 'review',
): Promise<StoredPicture> => sendFile(`/uploads?kind=${kind}`, file, onPercent)
