import type { Reply } from '@longhaul/contract/routes.ts'
import { tradeText } from '@longhaul/text/console/trade/trade.ts'
import { format } from '@longhaul/text/format.ts'
import { Table } from '@longhaul/ui/table/Table.tsx'

const words = tradeText
type Line = Reply<'GET /staff/trade'>['lines'][number]

/** Shipping methods by destination: the promised days and the days that packages took. */
export function LinesTable({ lines }: { lines: readonly Line[] }) {
  const longest = Math.max(1, ...lines.map((line) => Math.max(line.p90_days, line.promised_max)))
  return (
    <Table
      caption={words.tabs.lines}
      captionHidden
      dense
      rows={lines}
      rowKey={(row) => `${row.country} ${row.line_id}`}
      columns={[
        { head: words.line, names: true, render: (row) => row.name },
        { head: words.country, render: (row) => format.country(row.country) },
        number(words.parcels, (row) => row.parcels),
        {
          head: words.promised,
          align: 'end',
          render: (row) => (
            <span className="num">{words.promisedDays(row.promised_min, row.promised_max)}</span>
          ),
        },
        { head: words.drawn, inCard: false, render: (row) => <Days line={row} longest={longest} /> },
        number(words.median, (row) => row.median_days),
        number(words.p90, (row) => row.p90_days),
        number(words.late, (row) => row.late),
        { head: words.months, render: (row) => <Months line={row} /> },
      ]}
    />
  )
}

const number = (head: string, of: (row: Line) => number) => ({
  head,
  align: 'end' as const,
  render: (row: Line) => <span className="num">{of(row)}</span>,
})

/**
 * The promise as a band, the days that 90 of 100 packages took as a bar over it, the median as a mark. The
 * figures are shown beside it.
 */
function Days({ line, longest }: { line: Line; longest: number }) {
  const at = (days: number) => (days / longest) * 100
  return (
    <svg
      className="block h-4 w-full min-w-28"
      viewBox="0 0 100 16"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect
        className="fill-ok-tint"
        x={at(line.promised_min)}
        y="0"
        width={Math.max(1, at(line.promised_max - line.promised_min))}
        height="16"
      />
      <rect
        className={line.p90_days > line.promised_max ? 'fill-bad' : 'fill-primary'}
        x="0"
        y="5"
        width={at(line.p90_days)}
        height="6"
      />
      <rect className="fill-ink" x={Math.max(0, at(line.median_days) - 0.5)} y="1" width="1" height="14" />
    </svg>
  )
}

const Months = ({ line: { name, months } }: { line: Line }) => (
  <details>
    <summary>{words.months}</summary>
    <Table
      caption={words.monthsOf(name)}
      captionHidden
      dense
      rows={months}
      rowKey={(row) => row.month}
      columns={[
        { head: words.month, names: true, render: (row) => row.month },
        { head: words.parcels, align: 'end', render: (row) => <span className="num">{row.parcels}</span> },
        { head: words.median, align: 'end', render: (row) => <span className="num">{row.median_days}</span> },
        { head: words.p90, align: 'end', render: (row) => <span className="num">{row.p90_days}</span> },
      ]}
    />
  </details>
)
