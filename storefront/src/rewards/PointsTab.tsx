import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { date, number } from '@longhaul/text/format.ts'
import { rewardsText } from '@longhaul/text/storefront/rewards/rewards.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import type { Column } from '@longhaul/ui/table/Table.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { to } from '../links.ts'
import { Section } from '../shared/Section.tsx'
import { PointCatalogue } from './PointCatalogue.tsx'

type Points = Reply<'GET /points'>
type PointEntry = Points['items'][number]

const words = rewardsText.points

/** The points, what they can buy, and where they came from. */
export function PointsTab() {
  const pages = usePages('GET /points', {})
  return (
    <div className="grid grid-cols-1 gap-9">
      <div className="grid items-start gap-x-12 gap-y-9 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Loaded of={pages} skeleton={<Skeleton kind="card" count={1} />}>
          {({ first }) => first && <Balance points={first} />}
        </Loaded>
        <PointCatalogue />
      </div>
      <Section title={words.history}>
        <PagedTable
          of={pages}
          caption={words.history}
          columns={COLUMNS}
          rowKey={(entry) => entry.id}
          none={<p className="text-ink-2">{words.none}</p>}
        />
      </Section>
    </div>
  )
}

function Balance({ points }: { points: Points }) {
  const { balance, next_expiry: next, per_100_yuan: per, valid_days: days } = points
  return (
    <Section title={words.balance}>
      <p className="num text-3xl leading-tight font-semibold">{words.count(number(balance))}</p>
      {next && <p className="mt-1 text-sm">{words.expiry(number(next.points), date(next.at))}</p>}
      <p className="mt-3 text-sm text-ink-2">{per > 0 ? words.rule(number(per), number(days)) : words.off}</p>
    </Section>
  )
}

const signed = (points: number): string => (points > 0 ? `+${number(points)}` : `−${number(-points)}`)

const COLUMNS: readonly Column<PointEntry>[] = [
  { head: words.why, names: true, render: (entry) => <Cause entry={entry} /> },
  { head: words.when, inLine: 'below', render: (entry) => <DateTime at={entry.created_at} /> },
  {
    head: words.change,
    align: 'end',
    inLine: 'end',
    render: (entry) => <span className="num font-medium">{signed(entry.points)}</span>,
  },
  {
    head: words.after,
    align: 'end',
    inLine: 'belowEnd',
    render: (entry) => <span className="num">{number(entry.balance_after)}</span>,
  },
]

function Cause({ entry: { cause, parcel, coupon_name: coupon } }: { entry: PointEntry }) {
  if (cause === 'receipt' && parcel)
    return <Link to={to.parcel(parcel.id)}>{words.causes.receipt(parcel.number)}</Link>
  if (cause === 'given_back' && parcel)
    return <Link to={to.parcel(parcel.id)}>{words.causes.given_back(parcel.number)}</Link>
  return cause === 'exchanged' ? words.causes.exchanged(coupon ?? '') : words.causes.expired()
}
