import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { OWNERSHIP_PICTURES_MAX } from '@longhaul/domain/warehouse/unclaimed.ts'
import { unclaimedText as text } from '@longhaul/text/storefront/warehouse/unclaimed.ts'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { FileDrop } from '@longhaul/ui/file-drop/FileDrop.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import type { Claim } from './unclaimed.ts'
import { useStoredPictures } from './use-stored-pictures.ts'

/** Adds pictures of the order to a claim that has not been decided. */
export function ProveOwnership({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const { chosen, stored, failed, uploading, choose } = useStoredPictures()
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState<string | null>(null)
  const prove = useSend('POST /unclaimed_claims/{id}/proof', { onDone: () => toast.success(text.proofSent) })
  async function confirm(): Promise<boolean> {
    if (uploading || stored.length === 0) {
      setMissing(uploading ? text.sending : text.picturesNeeded)
      return false
    }
    const body = { note: note.trim(), file_ids: [...stored] }
    await prove.mutateAsync({ params: { id: claim.id }, body })
    return true
  }
  return (
    <Dialog
      open
      title={text.addProofTitle(claim.title)}
      confirmText={text.sendProof}
      busyText={text.sending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="text-ink-2">{text.addProofLead}</p>
      <FileDrop
        label={text.pictures}
        hint={text.picturesHint}
        max={OWNERSHIP_PICTURES_MAX - claim.images.length}
        value={chosen}
        error={failed ?? missing}
        onChange={(files) => {
          setMissing(null)
          void choose(files)
        }}
      />
      <TextArea label={text.note} optional max={500} rows={2} value={note} onChange={setNote} />
    </Dialog>
  )
}
