import { leadsText } from '@longhaul/text/console/leads/leads.ts'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import type { Lead } from './lead.ts'

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
