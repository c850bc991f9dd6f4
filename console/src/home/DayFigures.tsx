import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { homeText } from '@longhaul/text/console/home/home.ts'
import { number } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { useId } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'

type Day = Reply<'GET /staff/day'>
type Figure = Day['figures'][number]

const REFETCH_MS = 60_000

const useDay = () => useCall('GET /staff/day', undefined, { refetchMs: REFETCH_MS }).data

/**
 * The user's own work of today beside their own usual by this hour. Nobody else sees it but who leads the
 * shift, to whom this renders nothing.
 */
export function OwnDay() {
  const day = useDay()
  if (day?.whose !== 'own' || day.figures.length === 0) return null
  return (
    <Card title={homeText.day.own}>
      <dl className="grid gap-2">
        {day.figures.map(({ id, today, usual }) => (
          <div key={id} className="flex items-baseline gap-3 tabular-nums">
            <dt className="flex-1 text-ink-2">{homeText.day.figures[id]}</dt>
            <dd className="font-semibold">{number(today)}</dd>
            <dd className="text-sm text-ink-2">
              {usual === null ? homeText.day.noUsual : homeText.day.usualShort(number(usual))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-2">{homeText.day.ownHint}</p>
    </Card>
  )
}

/**
 * For who leads a shift: the work of all so far today, compared with a usual day at this hour, and by whom.
 */
export function DayFigures() {
  const id = useId()
  const data = useDay()
  if (data?.whose !== 'all' || data.figures.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 className="mb-2 text-sm font-medium tracking-[0] text-ink-2" id={id}>
        {homeText.day.title}
      </h2>
      <Stack tight>
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] border-y border-line xl:grid-cols-5">
          {data.figures.map((figure) => (
            <FigureOfDay key={figure.id} figure={figure} />
          ))}
        </dl>
        {data.clerks && data.clerks.length > 0 && (
          <Clerks clerks={data.clerks} figures={data.figures.filter(({ today }) => today > 0)} />
        )}
      </Stack>
    </section>
  )
}

function FigureOfDay({ figure: { id, today, usual, mine } }: { figure: Figure }) {
  const behind = usual !== null && today < usual
  return (
    <div className="border-e border-line px-4 py-2 last:border-e-0 xl:nth-[5n]:border-e-0">
      <dt className="text-sm text-ink-2">{homeText.day.figures[id]}</dt>
      <dd className="text-xl leading-[1.3] font-semibold tabular-nums">{number(today)}</dd>
      <dd className={`text-sm ${behind ? 'text-warn' : 'text-ink-2'}`}>
        {usual === null ? homeText.day.noUsual : homeText.day.usual(number(usual))}
      </dd>
      {mine > 0 && <dd className="text-sm text-ink-2">{homeText.day.mine(number(mine))}</dd>}
    </div>
  )
}

function Clerks({ clerks, figures }: { clerks: NonNullable<Day['clerks']>; figures: readonly Figure[] }) {
  return (
    <Table
      caption={homeText.day.clerks}
      rows={clerks}
      rowKey={({ id }) => id}
      dense
      columns={[
        { head: homeText.day.clerk, names: true, render: ({ name }) => name },
        ...figures.map(({ id }) => ({
          head: homeText.day.figures[id],
          align: 'end' as const,
          render: (clerk: (typeof clerks)[number]) => {
            const done = clerk.figures.find((figure) => figure.id === id)
            // Work done should stand out, so zero is only a muted dash.
            if (!done) return <span className="muted">–</span>
            return (
              <>
                {number(done.today)}{' '}
                {done.usual !== null && (
                  <small className="muted">{homeText.day.usualShort(number(done.usual))}</small>
                )}
              </>
            )
          },
        })),
      ]}
    />
  )
}
