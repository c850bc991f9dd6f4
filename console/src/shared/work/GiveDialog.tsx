import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { ASSIGNMENT_NOTE_MAX, type WorkKind, worksOn } from '@longhaul/domain/staff/assignments.ts'
import { workText as words } from '@longhaul/text/console/shell/work.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { useState } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { useMe } from '../use-me.ts'
import { NoteArea } from './NoteArea.tsx'

/** Gives an entry of a queue to a colleague who works on such entries, with an optional note. */
export function GiveDialog({
  kind,
  seen,
  noted = true,
  onGive,
  onClose,
}: {
  kind: WorkKind
  /** With whom it is now; null: with nobody. */
  seen: string | null
  /** Whether a note goes with it. */
  noted?: boolean
  onGive: (to: string, note: string) => Promise<unknown>
  onClose: () => void
}) {
  const [to, setTo] = useState('')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const me = useMe()
  const team = useCall('GET /staff/team')
  // Where the user stands, the entry lies: of another warehouse they see none.
  const here = me?.warehouse_id ?? null
  const colleagues = (team.data?.items ?? []).filter(
    (who) =>
      who.id !== me?.id &&
      who.id !== seen &&
      worksOn(kind, { roles: who.roles, warehouseId: who.warehouse_id }, here),
  )
  async function confirm(): Promise<boolean> {
    if (to === '') {
      setError(words.toNeeded)
      return false
    }
    await onGive(to, note.trim())
    return true
  }
  return (
    <Dialog
      open
      title={words.giveTitle}
      confirmText={words.giveNow}
      busyText={consoleWords.saving}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack tight>
        <SelectField
          label={words.to}
          unmarked
          empty={words.choose}
          value={to}
          error={error}
          onChange={(value) => {
            setTo(value)
            setError(null)
          }}
          options={colleagues.map((who) => ({ value: who.id, label: who.name }))}
        />
        {noted && (
          <NoteArea
            about={kind}
            label={words.noteLabel}
            optional
            max={ASSIGNMENT_NOTE_MAX}
            value={note}
            onChange={setNote}
          />
        )}
      </Stack>
    </Dialog>
  )
}
