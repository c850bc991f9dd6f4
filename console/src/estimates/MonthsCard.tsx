import { number } from '@longhaul/text/format.ts'
import { estimatesText } from '@longhaul/text/console/estimates/estimates.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { type Checks, ofHundred, percent } from './estimates-words.ts'
import { Share } from './Share.tsx'

const words = estimatesText

/** How often the estimates were right, by month, newest first. */
export const MonthsCard = ({ known }: { known: Checks }) => (
  <Card title={words.months} flush>
    <Table
      caption={words.months}
      captionHidden
      dense
      rows={known.months.toReversed()}
      rowKey={(row) => row.month}
      columns={[
        {
          head: words.month,
          names: true,
          render: (row) => <span className="whitespace-nowrap">{row.month}</span>,
        },
        { head: words.share, inCard: false, render: (row) => <Share perMille={row.inside_per_mille} /> },
        {
          head: words.inside,
          align: 'end',
          render: (row) => <b className="num">{ofHundred(row.inside_per_mille)}</b>,
        },
        ...(['pieces'] as const).map((id) => ({
          head: words[id],
          align: 'end' as const,
          render: (row: Checks['months'][number]) => <span className="num">{number(row[id])}</span>,
        })),
        {
          head: words.errorShort,
          align: 'end',
          render: (row) => <span className="num">{percent(row.error_per_mille)}</span>,
        },
      ]}
    />
  </Card>
)
