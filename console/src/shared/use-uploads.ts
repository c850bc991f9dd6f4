import { endSession, sentenceOf } from '@longhaul/browser/calls/errors.ts'
import { CallError } from '@longhaul/contract/client.ts'
import { acceptOf, type FileRule, whyNotFile } from '@longhaul/ui/file-drop/check-file.ts'
import { useEffect, useRef, useState } from 'react'
import { type StoredFile, type UploadKind, upload } from '../upload.ts'

/**
 * The formats of warehouse cameras; the server re-encodes them (contract/src/site/files.ts: 12 MB including
 * the form).
 */
export const PICTURE_RULE: FileRule = { kinds: ['jpg', 'jpeg', 'png', 'gif'], maxMegabytes: 11 }
export const PICTURE_ACCEPT = acceptOf(PICTURE_RULE)

/** An upload in progress or failed. Completed uploads are removed from the list. */
export type Sending = { key: number; file: File; percent: number; error: string | null; canRetry: boolean }

/**
 * Uploads pictures one by one, so that they keep their order. `onStored` attaches each to its subject and
 * counts as part of the upload. A failed upload stays in the list, to be retried or removed.
 */
export function useUploads(kind: UploadKind, onStored: (file: StoredFile) => unknown) {
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())
  const lastKey = useRef(0)
  const store = useRef(onStored)
  useEffect(() => void (store.current = onStored))

  const change = (key: number, part: Partial<Sending>) =>
    setSendings((all) => all.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)))
  const remove = (key: number) => setSendings((all) => all.filter((entry) => entry.key !== key))

  async function send({ key, file }: Sending): Promise<void> {
    try {
      const stored = await upload(kind, file, (percent) => change(key, { percent }))
      await store.current(stored)
      remove(key)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      endSession(error)
      const fields = Object.values(error.fields)
      change(key, {
        percent: 0,
        error: fields[0] ?? sentenceOf(error),
        canRetry: error.error !== 'unsupported_file',
      })
    }
  }
  function enqueue(sending: Sending) {
    queue.current = queue.current.then(() => send(sending))
  }

  return {
    sendings,
    /** The number of uploads in progress. */
    waiting: sendings.filter((sending) => sending.error === null).length,
    add(files: Iterable<File>) {
      for (const file of files) {
        const why = whyNotFile(file, PICTURE_RULE)
        const sending: Sending = { key: ++lastKey.current, file, percent: 0, error: why, canRetry: false }
        setSendings((all) => [...all, sending])
        if (!why) enqueue(sending)
      }
    },
    retry(sending: Sending) {
      change(sending.key, { error: null, percent: 0 })
      enqueue(sending)
    },
    remove,
  }
}
