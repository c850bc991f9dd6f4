import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { leadsText } from '@longhaul/text/console/leads/leads.ts'
import { workText } from '@longhaul/text/console/shell/work.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { NoteArea } from '../shared/work/NoteArea.tsx'

const words = leadsText

/** A note for colleagues. */
export function NoteForm({ id }: { id: string }) {
  const form = useCallForm('POST /staff/leads/{id}/notes', {
    start: { note: '' },
    check: { note: (typed) => (typed.trim() === '' ? words.noteNeeded : null) },
    keep: `lead-note-${id}`,
    args: ({ note }) => ({ params: { id }, body: { note: note.trim() } }),
    onDone: () => form.reset(),
  })
  return (
    <form {...form.props} className="grid gap-3 border-t pt-4">
      <NoteArea
        about="lead"
        label={words.note}
        unmarked
        hint={sentences(words.noteHint, workText.nameHint)}
        rows={3}
        max={2000}
        {...form.field('note')}
      />
      <Failure of={form.failure} />
      <div className="flex">
        <Button submit guardMs={0} busy={form.sending && words.busy}>
          {words.addNote}
        </Button>
      </div>
    </form>
  )
}
