import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { LeadStage } from '@longhaul/domain/leads/stages.ts'
import { leadsText } from '@longhaul/text/console/leads/leads.ts'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { useState } from 'react'
import { type Lead } from './lead.ts'
import { NoteArea } from '../shared/work/NoteArea.tsx'

const words = leadsText

/** Moves an enquiry to another stage, with a note for colleagues. */
export function MoveDialog({ lead, stage, onClose }: { lead: Lead; stage: LeadStage; onClose: () => void }) {
  const [note, setNote] = useState('')
  const move = useSend('POST /staff/leads/{id}/stage')
  return (
    <Dialog
      open
      title={words.moveTitle[stage]}
      confirmText={words.moveTitle[stage]}
      busyText={words.busy}
      onConfirm={() =>
        move
          .mutateAsync({ params: { id: lead.id }, body: { stage, version: lead.version, note: note.trim() } })
          .then(() => true)
      }
      onClose={onClose}
    >
      <NoteArea
        about="lead"
        label={words.why}
        unmarked
        hint={words.whyHint}
        max={500}
        value={note}
        onChange={setNote}
      />
    </Dialog>
  )
}
