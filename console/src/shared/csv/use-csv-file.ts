import { sendFile } from '@longhaul/browser/calls/send-file.ts'
import { asCallError } from '@longhaul/browser/calls/errors.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import { useState } from 'react'

export type CsvFile<Preview> = {
  file: File | null
  preview: Preview | null
  failure: CallError | null
  /** Uploads the file; undefined if there is none or it was refused, with the reason in `failure`. */
  send: <Answer>(path: string) => Promise<Answer | undefined>
  choose: (next: File | null) => void
  look: (path: string, onAnswer?: (answer: Preview) => void) => Promise<void>
  /** Discards the preview, because it no longer matches what would be sent. */
  forget: () => void
}

/**
 * A file that is chosen, checked by the server, previewed, and only then applied. A different file needs a
 * new preview.
 */
export function useCsvFile<Preview>(): CsvFile<Preview> {
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [failure, setFailure] = useState<CallError | null>(null)

  async function send<Answer>(path: string): Promise<Answer | undefined> {
    setFailure(null)
    if (!file) return undefined
    try {
      return await sendFile<Answer>(path, file, () => undefined)
    } catch (error) {
      setFailure(asCallError(error))
      return undefined
    }
  }
  return {
    file,
    preview,
    failure,
    send,
    choose(next: File | null) {
      setFile(next)
      setPreview(null)
    },
    look: async (path, onAnswer) => {
      const answer = await send<Preview>(path)
      setPreview(answer ?? null)
      if (answer) onAnswer?.(answer)
    },
    forget: () => setPreview(null),
  }
}
