import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { homeText } from '@longhaul/text/console/home/home.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useId } from 'react'
import { Link } from 'react-router'
import { to } from '../links.ts'
import { MENU, SECTIONS, type SectionGroup, tilesOf } from '../sections.ts'
import { Stack } from '../shared/layout/Stack.tsx'
import { Page } from '../shared/Page.tsx'
import { useDashboard } from '../shared/use-dashboard.ts'
import { type Me, useMe, whyNotRole } from '../shared/use-me.ts'
import { QueueCard } from './QueueCard.tsx'
import { SetupBox } from './SetupBox.tsx'
import type { QueueSize } from './queue-size.ts'

/** The overview: every queue with its size, its oldest entry, and what is late. */
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
          <Stack>
            <SetupBox />
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
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

/** The queues of one menu group; a group without queues is left out. */
function Group({
  group,
  queues,
  me,
}: {
  group: SectionGroup
  queues: readonly QueueSize[]
  me: Me | undefined
}) {
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
      <h2 className="mb-2 text-sm font-medium tracking-[0] text-ink-2" id={id}>
        {shellText.groups[group.id]}
      </h2>
      <ul className="grid grid-cols-3 gap-3 max-[76rem]:grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))]">
        {cards}
      </ul>
    </section>
  )
}

/** The totals of the user's own queues. */
function totals(queues: readonly QueueSize[], me: Me): [waiting: number, late: number] {
  const mine = queues.filter((queue) => {
    const counted = SECTIONS.find((section) => section.counts?.some((id) => id === queue.id))
    return counted && whyNotRole(me, counted.roles) === null
  })
  return [mine.reduce((sum, queue) => sum + queue.count, 0), mine.reduce((sum, queue) => sum + queue.late, 0)]
}
