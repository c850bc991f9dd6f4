import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { sendFile } from '@longhaul/browser/calls/send-file.ts'
import { sentenceOf } from '@longhaul/browser/calls/errors.ts'
import { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { VIDEO_MAX_BYTES } from '@longhaul/domain/parcels/packing-video.ts'
import { devicesText } from '@longhaul/text/console/station/devices.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useEffect, useRef, useState } from 'react'

const words = devicesText.film
const MEGABYTE = 1024 * 1024

/**
 * Uploads a package's video, one at a time. A recording that ended by leaving the package is still uploaded;
 * a failure is then shown in a toast.
 */
export function usePackingVideo(parcel: { id: string; number: string }) {
  const [percent, setPercent] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  async function send(file: File): Promise<void> {
    // Checked before uploading, to avoid sending gigabytes in vain.
    if (file.size > VIDEO_MAX_BYTES) return setError(words.tooLarge(VIDEO_MAX_BYTES / MEGABYTE))
    setError(null)
    setPercent(0)
    try {
      await sendFile<Reply<'POST /staff/parcels/{id}/video'>>(
        `/staff/parcels/${parcel.id}/video`,
        file,
        setPercent,
      )
    } catch (failed) {
      if (!(failed instanceof CallError)) throw failed
      const sentence = Object.values(failed.fields)[0] ?? sentenceOf(failed)
      setError(sentence)
      if (!isShown.current) toast.error(consoleWords.sentences(words.notSent(parcel.number), sentence))
    } finally {
      setPercent(null)
    }
  }
  return { percent, error, send }
}
