import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { recordsText } from '@longhaul/text/console/records/records.ts'
import { workText } from '@longhaul/text/console/shell/work.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import type { ShopperPage } from './shopper-page.ts'
import { NoteArea } from '../shared/work/NoteArea.tsx'

const words = recordsText.shopper

/** Staff notes, newest first, and a form to add one. */
export function Notes({ id, notes }: { id: string; notes: ShopperPage['notes'] }) {
  const form = useCallForm('POST /staff/shoppers/{id}/notes', {
    start: { body: '' },
    check: { body: (typed) => (typed.trim() === '' ? words.noteNeeded : null) },
    keep: `shopper-note-${id}`,
    args: ({ body }) => ({ params: { id }, body: { body: body.trim() } }),
    onDone: () => form.reset(),
  })
  return (
    <Card title={words.notes}>
      <form {...form.props} className="grid gap-3">
        <NoteArea
          about="shopper"
          label={words.note}
          unmarked
          hint={sentences(words.noteHint, workText.nameHint)}
          rows={2}
          max={2000}
          {...form.field('body')}
        />
        <Failure of={form.failure} />
        <div>
          <Button submit guardMs={0} busy={form.sending && words.busy}>
            {words.addNote}
          </Button>
        </div>
      </form>
      {notes.length === 0 ? (
        <p className="muted mt-4">{words.notesNone}</p>
      ) : (
        <ol className="mt-4">
          {notes.map((note) => (
            <li key={note.id} className="border-t border-line py-2 wrap-anywhere whitespace-pre-line">
              <p className="muted text-sm">
                {note.by} · <DateTime at={note.created_at} />
              </p>
              <p>{note.body}</p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
