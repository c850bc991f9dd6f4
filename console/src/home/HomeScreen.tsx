import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { homeText } from '@longhaul/text/console/home/home.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { dutyDeskText } from '@longhaul/text/console/shipping/duty-desk.ts'
import { timeOf } from '@longhaul/domain/staff/shifts.ts'
import { shiftsText } from '@longhaul/text/console/staff/shifts.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { to } from '../links.ts'
import { SECTIONS, tilesOf } from '../sections.ts'
import { Stack } from '../shared/layout/Stack.tsx'
import { Workplace } from '../shared/Workplace.tsx'
import { Page } from '../shared/Page.tsx'
import { useDashboard } from '../shared/use-dashboard.ts'
import { type Me, useMe, whyNotRole } from '../shared/use-me.ts'
import { DayFigures, OwnDay } from './DayFigures.tsx'
import { Mentions } from './Mentions.tsx'
import { OwnWork } from './OwnWork.tsx'
import { NowCard } from './NowCard.tsx'
import { Cleared, type OpenQueue, Queues, type QueueSize } from './Queues.tsx'
import { ShiftNotes } from './ShiftNotes.tsx'
import { SetupBox } from './SetupBox.tsx'
import { DutyAlarmNote } from '../shared/DutyAlarmNote.tsx'

/**
 * The overview of the user's own work: what is late, what is due today, what was done today, and what else is
 * waiting.
 */
export default function HomeScreen() {
  const dashboard = useDashboard()
  const me = useMe()
  const mine = dashboard.data && me ? queuesOf(dashboard.data.queues, me) : []
  return (
    <Page
      title={shellText.sections.home}
      lead={dashboard.data && me && homeText.summary(...totals(mine))}
      actions={<Workplace />}
    >
      <Loaded of={dashboard} skeleton={<Skeleton kind="card" />}>
        {({ books_balanced, out_of_order }) => (
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
            <DutyAlarms />
            <div className="flex flex-col gap-6 xl:flex-row xl:items-start">
              <div className="min-w-0 flex-1">
                <Stack>
                  <NowCard queues={mine} />
                  <Queues title={homeText.lateTitle} queues={mine.filter(({ size }) => size.late > 0)} />
                  <Queues title={homeText.dueTitle} queues={mine.filter(isDue)} />
                  <DayFigures />
                  <Queues title={homeText.waitingTitle} queues={mine.filter(isWaiting)} />
                  <Cleared queues={mine.filter(({ size }) => size.count === 0)} />
                </Stack>
              </div>
              <div className="grid shrink-0 gap-6 xl:w-80">
                <Mentions />
                <OwnWork />
                <OwnDay />
                <ShiftNotes />
                <OnShift />
              </div>
            </div>
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

const isDue = ({ size }: OpenQueue) => size.late === 0 && size.due > 0
const isWaiting = ({ size }: OpenQueue) => size.late === 0 && size.due === 0 && size.count > 0

/**
 * The queues of the user's roles, sorted by the number of late items, then of due ones. Queues of other roles
 * are left out.
 */
const queuesOf = (sizes: readonly QueueSize[], me: Me): OpenQueue[] =>
  SECTIONS.filter(({ roles }) => whyNotRole(me, roles) === null)
    .flatMap((section) =>
      tilesOf(section).flatMap(({ queue, link }) => {
        const size = sizes.find(({ id }) => id === queue)
        return size ? [{ id: queue, link, size, counted: section.counts?.includes(queue) ?? false }] : []
      }),
    )
    .toSorted((a, b) => b.size.late - a.size.late || b.size.due - a.size.due)

/** The totals of items waiting for the user, not for shoppers or sellers. */
function totals(queues: readonly OpenQueue[]): [waiting: number, late: number] {
  const counted = queues.filter((queue) => queue.counted)
  return [
    counted.reduce((sum, { size }) => sum + size.count, 0),
    counted.reduce((sum, { size }) => sum + size.late, 0),
  ]
}

/** How many grave alarms the overview names; the rest are counted. */
const NAMED = 3

/** Duty rules that make prices wrong or unknown, for those who can enter others. */
function DutyAlarms() {
  const me = useMe()
  const { data } = useCall('GET /staff/duty_rules', undefined, {
    enabled: me !== undefined && whyNotRole(me, ['finance']) === null,
  })
  if (!data || data.alarms.length === 0) return null
  const named = data.alarms.filter((alarm) => alarm.is_grave).slice(0, NAMED)
  const others = data.alarms.length - named.length
  const link = <Link to={to.shipping('duties')}>{dutyDeskText.toDesk}</Link>
  return (
    <>
      {named.map((alarm, index) => (
        <DutyAlarmNote
          key={index}
          alarm={alarm}
          action={others === 0 && index === named.length - 1 && link}
        />
      ))}
      {others > 0 && (
        <Note
          tone="warn"
          title={(named.length > 0 ? dutyDeskText.others : dutyDeskText.lookAt)(others)}
          action={link}
        />
      )}
    </>
  )
}

/** Who works today, by when they begin; only the link if nobody is planned. */
function OnShift() {
  const { data } = useCall('GET /staff/shifts', { query: {} })
  if (!data) return null
  const today = data.shifts.filter(({ day }) => day === data.today)
  return (
    <Card title={shiftsText.today}>
      <ul className="grid gap-1 text-sm">
        {today.map((shift) => (
          <li key={shift.staff_id} className="tabular-nums">
            <span className="text-ink-2">{shiftsText.times(timeOf(shift.starts), timeOf(shift.ends))}</span>{' '}
            {shift.staff_name}
            {shift.warehouse_id !== null && <span className="text-ink-2"> · {shift.warehouse_id}</span>}
          </li>
        ))}
        <li>
          <Link to={to.shifts()}>{shiftsText.toPlan}</Link>
        </li>
      </ul>
    </Card>
  )
}
