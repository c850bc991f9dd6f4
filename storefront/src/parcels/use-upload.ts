import { CallError } from '@longhaul/contract/client.ts'
import { useState } from 'react'

/**
 * One file, uploaded as soon as it is chosen: the file until it is stored, its progress in percent, and why
 * it failed. `store` sends it, and throws CallError.
 */
export function useUpload(store: (file: File, onPercent: (percent: number) => void) => Promise<void>) {
  const [file, setFile] = useState<File | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [failed, setFailed] = useState<string | null>(null)

  async function send(chosen: File | undefined) {
    setFile(chosen ?? null)
    setFailed(null)
    if (!chosen) return
    setPercent(0)
    try {
      await store(chosen, setPercent)
      setFile(null)
    } catch (thrown) {
      setFailed(thrown instanceof CallError ? thrown.message : '')
    }
    setPercent(null)
  }
  return { file, percent, failed, send }
}
