import { EVIDENCE_MAX, type EvidenceSlot } from '@longhaul/domain/claims/claim.ts'
import { claimsText } from '@longhaul/text/storefront/parcels/claims.ts'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import { FileDrop } from '@longhaul/ui/file-drop/FileDrop.tsx'
import Trash from 'lucide-react/icons/trash-2'
import { type StoredPicture, uploadPicture } from './upload-picture.ts'
import { useUpload } from './use-upload.ts'

/** A picture of a claim: what it shows, and the stored file. */
export type Shown = { slot: EvidenceSlot; picture: StoredPicture }

/** The pictures of one item, each uploaded as soon as it is chosen: those listed here are stored. */
export function EvidenceField({
  slot,
  required,
  shown,
  error,
  onAdd,
  onRemove,
  onBusy,
}: {
  slot: EvidenceSlot
  required: boolean
  shown: readonly Shown[]
  error?: string | null | undefined
  onAdd: (picture: Shown) => void
  onRemove: (picture: Shown) => void
  /** Reports a change in the number of uploads in progress. */
  onBusy: (change: 1 | -1) => void
}) {
  const { label, hint } = claimsText.slots[slot]
  const upload = useUpload(async (file, onPercent) => {
    onBusy(1)
    try {
      onAdd({ slot, picture: await uploadPicture(file, onPercent, 'attachment') })
    } finally {
      onBusy(-1)
    }
  })
  const own = shown.filter((entry) => entry.slot === slot)
  return (
    <div className="grid gap-2">
      {(shown.length < EVIDENCE_MAX || upload.file) && (
        <FileDrop
          label={label}
          hint={hint}
          optional={!required}
          error={upload.failed ?? error}
          value={upload.file ? [upload.file] : []}
          percent={upload.percent}
          onChange={(files) => void upload.send(files[0])}
        />
      )}
      {own.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={label}>
          {own.map((entry, index) => (
            <li key={entry.picture.id} className="relative">
              <img
                className="size-24 rounded-control bg-photo object-cover"
                src={entry.picture.url}
                alt={claimsText.picture(label, index + 1)}
              />
              <span className="absolute end-0 bottom-0 rounded-control bg-surface">
                <IconButton
                  label={claimsText.removePicture(label)}
                  icon={<Trash />}
                  onClick={() => onRemove(entry)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
