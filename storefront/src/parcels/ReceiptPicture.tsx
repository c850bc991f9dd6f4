import { CallError } from '@longhaul/contract/client.ts'
import { dutyChargedText as text } from '@longhaul/text/storefront/parcels/duty-charged.ts'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import { FileDrop } from '@longhaul/ui/file-drop/FileDrop.tsx'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { uploadPicture } from './upload-picture.ts'

type Stored = { id: string; url: string }

/** The picture of a receipt, uploaded as soon as it is chosen. */
export function useReceiptPicture(start: Stored | null) {
  const [stored, setStored] = useState(start)
  const [file, setFile] = useState<File | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [failed, setFailed] = useState<string | null>(null)

  async function choose(chosen: File | undefined) {
    setFile(chosen ?? null)
    setFailed(null)
    if (!chosen) return
    setPercent(0)
    try {
      setStored(await uploadPicture(chosen, setPercent, 'attachment'))
      setFile(null)
    } catch (thrown) {
      setFailed(thrown instanceof CallError ? thrown.message : '')
    }
    setPercent(null)
  }
  return { stored, file, percent, failed, choose, remove: () => setStored(null) }
}

/** Its field; or, once it is stored, the picture itself. */
export const ReceiptPicture = ({ of }: { of: ReturnType<typeof useReceiptPicture> }) =>
  of.stored ? (
    <p className="flex">
      <span className="relative">
        <img
          className="size-24 rounded-control bg-photo object-cover"
          src={of.stored.url}
          alt={text.yourPicture}
        />
        <span className="absolute end-0 bottom-0 rounded-control bg-surface">
          <IconButton label={text.removePicture} icon={<Trash />} onClick={of.remove} />
        </span>
      </span>
    </p>
  ) : (
    <FileDrop
      label={text.picture}
      hint={text.pictureHint}
      optional
      error={of.failed}
      value={of.file ? [of.file] : []}
      percent={of.percent}
      onChange={(files) => void of.choose(files[0])}
    />
  )
