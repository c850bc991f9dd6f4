import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { number } from '@longhaul/text/format.ts'
import { homeText } from '@longhaul/text/console/home/home.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { useId } from 'react'
import { Link } from 'react-router'
import { to } from '../links.ts'
import { MENU, SECTIONS, type QueueId, type Section, type SectionGroup, tilesOf } from '../sections.ts'
import { Age } from '../shared/Age.tsx'
import { Page } from '../shared/Page.tsx'
import { useDashboard } from '../shared/use-dashboard.ts'
import { type Me, useMe, whyNotRole } from '../shared/use-me.ts'
import './home.css'

type Dashboard = Reply<'GET /staff/dashboard'>
type Queue = Dashboard['queues'][number]

/** Where the day begins: every queue with what waits, since when, and what is past its promise. */
export default function HomeScreen() {
  const dashboard = useDashboard()
  const me = useMe()
  return (
    <Page
      title={shellText.sections.home}
      lead={dashboard.data && me && homeText.summary(...totals(dashboard.data.queues, me))}
    >
      <Loaded of={dashboard} skeleton={<Skeleton kind="card" />}>
        {({ queues, books_balanced, out_of_order }) => (
          <div className="stack">
            {out_of_order.map((part) => (
              <Note key={part} tone="bad" title={homeText.outOfOrder[part]} />
            ))}
            {books_balanced === false && (
              <Note
                tone="bad"
                title={homeText.booksOff}
                action={<Link to={to.books()}>{homeText.toBooks}</Link>}
              />
            )}
            {MENU.map((group) => (
              <Group key={group.id} group={group} queues={queues} me={me} />
            ))}
          </div>
        )}
      </Loaded>
    </Page>
  )
}

/** The queues of one group of the menu; a group without any is not there. */
function Group({ group, queues, me }: { group: SectionGroup; queues: readonly Queue[]; me: Me | undefined }) {
  const id = useId()
  const cards = group.sections.flatMap((section) =>
    tilesOf(section).flatMap(({ queue, link }) => {
      const size = queues.find((known) => known.id === queue)
      return size
        ? [<QueueCard key={queue} id={queue} link={link} queue={size} section={section} me={me} />]
        : []
    }),
  )
  if (!group.id || cards.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 className="group-title" id={id}>
        {shellText.groups[group.id]}
      </h2>
      <ul className="queues">{cards}</ul>
    </section>
  )
}

function QueueCard({
  id,
  link,
  queue,
  section,
  me,
}: {
  id: QueueId
  link: string
  queue: Queue
  section: Section
  me: Me | undefined
}) {
  const words = homeText.queues[id]
  const why = whyNotRole(me, section.roles)
  const state = queue.count === 0 ? 'empty' : queue.late > 0 ? 'late' : 'open'
  return (
    <li className="queue" data-state={why ? 'off' : state}>
      <h3>{why ? words.name : <Link to={link}>{words.name}</Link>}</h3>
      <p className="queue-count">{number(queue.count)}</p>
      <p className="queue-what">{why ?? words.what}</p>
      <p className="queue-age">
        {queue.count > 0 && queue.oldest_at && (
          <>
            {homeText.oldest} <Age since={queue.oldest_at} />
          </>
        )}
        {queue.late > 0 && <StatusTag kind="attention">{homeText.late(queue.late)}</StatusTag>}
        {queue.count === 0 && <StatusTag kind="done">{homeText.clear}</StatusTag>}
      </p>
    </li>
  )
}

/** What waits and what is late in the queues of this person. */
function totals(queues: readonly Queue[], me: Me): [waiting: number, late: number] {
  const mine = queues.filter((queue) => {
    const counted = SECTIONS.find((section) => section.counts?.some((id) => id === queue.id))
    return counted && whyNotRole(me, counted.roles) === null
  })
  return [mine.reduce((sum, queue) => sum + queue.count, 0), mine.reduce((sum, queue) => sum + queue.late, 0)]
}
