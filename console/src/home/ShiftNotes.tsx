import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { SHIFT_NOTE_MAX } from '@longhaul/domain/staff/shift-notes.ts'
import { homeText } from '@longhaul/text/console/home/home.ts'
import { workText } from '@longhaul/text/console/shell/work.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { nearDay } from '@longhaul/ui/time/near-day.ts'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import { NoteArea } from '../shared/work/NoteArea.tsx'

type Note = Reply<'GET /staff/shift_notes'>['items'][number]

const words = homeText.notes

/** What earlier shifts left for the next, which whoever takes it ticks; and a field for the next shift. */
export function ShiftNotes() {
  const { data } = useCall('GET /staff/shift_notes')
  const form = useCallForm('POST /staff/shift_notes', {
    start: { body: '' },
    args: ({ body }) => ({ body: { body } }),
    onDone: () => form.reset(),
  })
  const body = form.field('body')
  if (!data) return null
  return (
    <Card title={words.title}>
      {data.items.length === 0 && <p className="text-sm text-ink-2">{words.none}</p>}
      <ul className="grid gap-3">
        {data.items.map((note) => (
          <Row key={note.id} note={note} />
        ))}
      </ul>
      <form {...form.props} className="mt-4 grid gap-3 border-t border-line pt-4">
        <NoteArea
          about="shift_note"
          label={words.write}
          hint={sentences(words.hint, workText.nameHint)}
          unmarked
          rows={2}
          maxLength={SHIFT_NOTE_MAX}
          {...body}
        />
        <Failure of={form.failure} />
        <p>
          <Button submit size="small" guardMs={0} disabled={body.value.trim() === ''}>
            {words.send}
          </Button>
        </p>
      </form>
    </Card>
  )
}

function Row({ note }: { note: Note }) {
  const now = useNow()
  const tick = useSend('POST /staff/shift_notes/{id}/done')
  return (
    <li>
      <CheckboxField
        label={<span className={note.done ? 'text-ink-2 line-through' : ''}>{note.body}</span>}
        hint={
          words.by(note.written_by_name, nearDay(note.written_at, { now, inPage: true })) +
          (note.done ? ` · ${words.done(note.done.by_name)}` : '')
        }
        value={note.done !== null}
        onChange={(done) => tick.mutate({ params: { id: note.id }, body: { done } })}
      />
    </li>
  )
}
