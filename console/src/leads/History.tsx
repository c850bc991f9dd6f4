import { leadsText } from '@longhaul/text/console/leads/leads.ts'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import type { Lead } from './lead.ts'

const words = leadsText
type Event = Lead['events'][number]

/** What was done about an enquiry, in its order. */
export function History({ events }: { events: readonly Event[] }) {
  if (events.length === 0) return <p className="muted">{words.historyNone}</p>
  return (
    <ol className="lead-history">
      {events.map((event) => (
        <li key={`${event.created_at}${event.kind}${event.note}`}>
          <p className="muted text-sm">
            {event.staff_name} · <DateTime at={event.created_at} />
          </p>
          {event.kind !== 'note' && <p>{said(event)}</p>}
          {event.note && <p className="lead-message">{event.note}</p>}
        </li>
      ))}
    </ol>
  )
}

function said(event: Event): string {
  if (event.kind === 'stage' && event.stage) return words.moved(words.stages[event.stage])
  return event.assignee_name === null ? words.unassigned : words.assigned(event.assignee_name)
}
