import { dutyChargedText as text } from '@longhaul/text/storefront/parcels/duty-charged.ts'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import { FileDrop } from '@longhaul/ui/file-drop/FileDrop.tsx'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { uploadPicture } from './upload-picture.ts'
import { useUpload } from './use-upload.ts'

type Stored = { id: string; url: string }

/** The picture of a receipt, uploaded as soon as it is chosen. */
export function useReceiptPicture(start: Stored | null) {
  const [stored, setStored] = useState(start)
  const upload = useUpload(async (file, onPercent) =>
    setStored(await uploadPicture(file, onPercent, 'attachment')),
  )
  return { ...upload, stored, remove: () => setStored(null) }
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
      onChange={(files) => void of.send(files[0])}
    />
  )
