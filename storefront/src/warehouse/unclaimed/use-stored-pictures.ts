import { call } from '@longhaul/browser/calls/client.ts'
import { useRef, useState } from 'react'

export type StoredPictures = ReturnType<typeof useStoredPictures>

/**
 * Uploads each picture as soon as it is chosen, so that sending them is quick and can be retried. One that is
 * refused is dropped; the others stay.
 */
export function useStoredPictures() {
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [stored, setStored] = useState<readonly string[]>([])
  const [failed, setFailed] = useState<string | null>(null)
  const [uploading, setUploading] = useState(false)
  const sent = useRef(new Map<File, string>())

  async function choose(files: readonly File[]) {
    setChosen(files)
    setFailed(null)
    setUploading(true)
    for (const file of files) {
      if (sent.current.has(file)) continue
      try {
        const { id } = await call('POST /uploads', { query: { kind: 'attachment' }, body: file })
        sent.current.set(file, id)
      } catch (error) {
        setFailed(error instanceof Error ? error.message : '')
        setChosen((now) => now.filter((other) => other !== file))
      }
    }
    setStored(files.flatMap((file) => sent.current.get(file) ?? []))
    setUploading(false)
  }
  return { chosen, stored, failed, uploading, choose }
}
