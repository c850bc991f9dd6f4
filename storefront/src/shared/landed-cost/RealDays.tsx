import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { format, monthName } from '@longhaul/text/format.ts'
import { landedCostText } from '@longhaul/text/storefront/goods/landed-cost.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'

type Line = Reply<'GET /shipping/days'>['lines'][number]
type Days = Line['months'][number] | Line

const say = landedCostText.really

/**
 * How long packages to a country actually took with each method, and month by month with the chosen one.
 * Nothing where there were too few packages to tell.
 */
export function RealDays({ country, lineId }: { country: string; lineId: string | null | undefined }) {
  const { data } = useCall('GET /shipping/days', { query: { country } }, { staleMs: 10 * 60_000 })
  const lines = data?.lines ?? []
  if (lines.length === 0) return null
  const chosen = lines.find((line) => line.line_id === lineId)
  return (
    <Folded title={say.title} detail={chosen && say.typicalDays(chosen.median_days, chosen.p90_days)}>
      <div className="grid grid-cols-1 gap-3 py-2 text-sm">
        <p className="text-ink-2">{say.lead(format.country(country))}</p>
        <DaysTable
          caption={say.method}
          rows={lines.map((line) => ({ key: line.line_id, name: line.name, days: line }))}
        />
        {chosen && chosen.months.length > 1 && (
          <DaysTable
            caption={say.months(chosen.name)}
            isCaptioned
            rows={chosen.months.map((month) => ({
              key: month.month,
              name: monthName(month.month),
              days: month,
            }))}
          />
        )}
      </div>
    </Folded>
  )
}

function DaysTable({
  caption,
  isCaptioned = false,
  rows,
}: {
  caption: string
  isCaptioned?: boolean
  rows: readonly { key: string; name: string; days: Days }[]
}) {
  return (
    <Table
      caption={caption}
      captionHidden={!isCaptioned}
      dense
      rows={rows}
      rowKey={(row) => row.key}
      columns={[
        { head: isCaptioned ? say.month : say.method, names: true, render: (row) => row.name },
        {
          head: say.half,
          align: 'end',
          inLine: 'below',
          inCard: true,
          render: ({ days }) => say.days(days.median_days),
        },
        {
          head: say.most,
          align: 'end',
          inLine: 'belowEnd',
          inCard: true,
          render: ({ days }) => say.days(days.p90_days),
        },
        { head: say.count, align: 'end', inLine: 'end', inCard: true, render: ({ days }) => days.parcels },
      ]}
    />
  )
}
