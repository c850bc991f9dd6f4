import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { plusDays } from '@longhaul/domain/time/days.ts'
import { timeOf } from '@longhaul/domain/staff/shifts.ts'
import { shiftsText as words } from '@longhaul/text/console/staff/shifts.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Page } from '../shared/Page.tsx'
import { type Me, useMe } from '../shared/use-me.ts'
import { Workplace } from '../shared/Workplace.tsx'
import { PlanShift, type Shift, type Week } from './PlanShift.tsx'

type Person = Reply<'GET /staff/team'>['items'][number]
/** A day of somebody that is being planned. */
type Planned = { person: Person; day: string; dayName: string; shift: Shift | undefined }

/** Who works when and where, week by week; planned by who leads a shift. */
export default function ShiftsScreen() {
  const [day, setDay] = useSearchParam('day', { replace: true })
  const week = useCall('GET /staff/shifts', { query: day ? { day } : {} })
  const team = useCall('GET /staff/team')
  const me = useMe()
  const [planned, plan] = useState<Planned | null>(null)
  const copy = useSend('POST /staff/shifts/copy', { onDone: () => toast.success(words.copied) })
  const plans = week.data?.may_plan ?? false
  const monday = week.data?.monday
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        monday && (
          <>
            <Workplace />
            <Button size="small" guardMs={0} onClick={() => setDay(plusDays(monday, -7))}>
              {words.before}
            </Button>
            <Button size="small" guardMs={0} onClick={() => setDay('')}>
              {words.now}
            </Button>
            <Button size="small" guardMs={0} onClick={() => setDay(plusDays(monday, 7))}>
              {words.after}
            </Button>
            {plans && (
              <Button
                size="small"
                disabled={copy.isPending}
                onClick={() => copy.mutate({ body: { day: monday } })}
              >
                {words.copy}
              </Button>
            )}
          </>
        )
      }
    >
      <Loaded of={week} skeleton={<Skeleton kind="rows" count={6} />}>
        {(shown) => (
          <Plan
            week={shown}
            people={peopleOf(team.data?.items ?? [], shown, me)}
            onPlan={plans ? plan : undefined}
          />
        )}
      </Loaded>
      {planned && me && <PlanShift key={planned.day} {...planned} me={me} onClose={() => plan(null)} />}
    </Page>
  )
}

/** The people of the user's warehouse, and whoever else has a shift there. */
const peopleOf = (team: readonly Person[], { shifts }: Week, me: Me | undefined): Person[] =>
  team.filter(
    (person) =>
      me === undefined ||
      me.warehouse_id === null ||
      person.warehouse_id === me.warehouse_id ||
      shifts.some(({ staff_id }) => staff_id === person.id),
  )

const CELL = 'border-t border-line px-2 py-1.5 text-center whitespace-nowrap'

function Plan({
  week: { monday, today, shifts },
  people,
  onPlan,
}: {
  week: Week
  people: readonly Person[]
  onPlan: ((planned: Planned) => void) | undefined
}) {
  const days = Array.from({ length: 7 }, (_, at) => plusDays(monday, at))
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse rounded-card border border-line bg-surface text-sm">
        <caption className="sr-only">{words.title}</caption>
        <thead>
          <tr className="text-ink-2">
            <th scope="col" className="sticky left-0 bg-surface px-3 py-2 text-start font-medium">
              {words.person}
            </th>
            {days.map((day, at) => (
              <th
                key={day}
                scope="col"
                className={`px-2 py-2 font-medium whitespace-nowrap ${day === today ? 'text-primary' : ''}`}
              >
                {words.day(at, day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <th
                scope="row"
                className="sticky left-0 border-t border-line bg-surface px-3 py-1.5 text-start font-medium whitespace-nowrap"
              >
                {person.name}
              </th>
              {days.map((day, at) => {
                const shift = shifts.find((each) => each.staff_id === person.id && each.day === day)
                return (
                  <td key={day} className={`${CELL} ${day === today ? 'bg-primary-tint' : ''}`}>
                    {onPlan ? (
                      <button
                        type="button"
                        className="min-h-9 w-full min-w-24 rounded-control px-2 hover:bg-sunken"
                        aria-label={words.cell(person.name, words.day(at, day), shift && said(shift))}
                        onClick={() => onPlan({ person, day, dayName: words.day(at, day), shift })}
                      >
                        <Cell shift={shift} />
                      </button>
                    ) : (
                      <Cell shift={shift} />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A shift in words: `08:00–16:30`. */
const said = ({ starts, ends }: Shift): string => words.times(timeOf(starts), timeOf(ends))

function Cell({ shift }: { shift: Shift | undefined }) {
  if (!shift) return <span className="text-ink-3">{words.free}</span>
  return (
    <span className="tabular-nums">
      {said(shift)}
      {shift.warehouse_id !== null && <span className="block text-xs text-ink-2">{shift.warehouse_id}</span>}
    </span>
  )
}
