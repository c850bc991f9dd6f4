import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { ASSIGNMENT_NOTE_MAX, type WorkKind, worksOn } from '@longhaul/domain/staff/assignments.ts'
import { workText as words } from '@longhaul/text/console/shell/work.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { useMe } from '../use-me.ts'

/** Gives an entry of a queue to a colleague who works on such entries, with an optional note. */
export function GiveDialog({
  kind,
  id,
  seen,
  onClose,
}: {
  kind: WorkKind
  id: string
  /** With whom it is now; null: with nobody. */
  seen: string | null
  onClose: () => void
}) {
  const [to, setTo] = useState('')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const me = useMe()
  const team = useCall('GET /staff/team')
  const give = useSend('POST /staff/assignments', {
    onDone: ({ assignment }) => assignment && toast.success(words.given(assignment.staff_name)),
  })
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
    await give.mutateAsync({ body: { kind, id, to, seen, note: note.trim() } })
    return true
  }
  return (
    <Dialog
      open
      title={words.giveTitle}
      confirmText={words.giveTitle}
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
        <TextArea
          label={words.noteLabel}
          hint={words.nameHint}
          optional
          max={ASSIGNMENT_NOTE_MAX}
          value={note}
          onChange={setNote}
        />
      </Stack>
    </Dialog>
  )
}
