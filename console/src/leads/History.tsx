import { leadsText } from '@longhaul/text/console/leads/leads.ts'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import type { Lead } from './lead.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { workText } from '@longhaul/text/console/shell/work.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { NoteArea } from '../shared/work/NoteArea.tsx'
import { filledOr } from '../shared/filled-or.ts'

const words = leadsText
type Event = Lead['events'][number]

/** The history of an enquiry, oldest first. */
export function History({ events }: { events: readonly Event[] }) {
  if (events.length === 0) return <p className="muted">{words.historyNone}</p>
  return (
    <ol className="mb-5 grid gap-4">
      {events.map((event) => (
        <li key={`${event.created_at}${event.kind}${event.note}`} className="border-s-2 ps-4">
          <p className="muted text-sm">
            {event.staff_name} · <DateTime at={event.created_at} />
          </p>
          {event.kind !== 'note' && <p>{describe(event)}</p>}
          {event.note && <p className="wrap-anywhere whitespace-pre-wrap">{event.note}</p>}
        </li>
      ))}
    </ol>
  )
}

function describe(event: Event): string {
  if (event.kind === 'stage' && event.stage) return words.moved(words.stages[event.stage])
  return event.assignee_name === null ? words.unassigned : words.assigned(event.assignee_name)
}

/** A note for colleagues. */
export function NoteForm({ id }: { id: string }) {
  const form = useCallForm('POST /staff/leads/{id}/notes', {
    start: { note: '' },
    check: { note: filledOr(words.noteNeeded) },
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
