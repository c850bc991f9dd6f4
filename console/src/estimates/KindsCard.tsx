import { number } from '@longhaul/text/format.ts'
import { estimatesText } from '@longhaul/text/console/estimates/estimates.ts'
import type { Column } from '@longhaul/ui/table/Table.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { type Checks, type Models, ofHundred, percent } from './estimates-words.ts'
import { FiguresCard } from './FiguresCard.tsx'
import { Share } from './Share.tsx'

const words = estimatesText

/**
 * How often the estimates were right, by kind, with the errors of the version in force and of the naive
 * estimates.
 */
export function KindsCard({ known, models }: { known: Checks; models: Models }) {
  const figures = models.find((model) => model.in_force)?.figures.kinds ?? []
  return (
    <FiguresCard
      file="kinds"
      title={words.kinds}
      lead={words.kindsLead}
      rows={known.kinds}
      rowKey={(row) => row.id}
      columns={columnsOf(figures)}
    />
  )
}

type Row = Checks['kinds'][number]
type Figures = Models[number]['figures']['kinds']

function columnsOf(figures: Figures): Column<Row>[] {
  const error = (
    head: string,
    id: 'error_per_mille' | 'kind_error_per_mille' | 'overall_error_per_mille',
  ): Column<Row> => ({
    head,
    align: 'end',
    render: (row) => (
      <span className={id === 'error_per_mille' ? 'num' : 'num muted'}>
        {percent(figures.find((kind) => kind.id === row.id)?.[id] ?? null)}
      </span>
    ),
  })
  const counted = (id: 'pieces' | 'below' | 'above'): Column<Row> => ({
    head: words[id],
    align: 'end',
    render: (row) => <span className="num">{number(row[id])}</span>,
  })
  return [
    {
      head: words.kind,
      names: true,
      render: (row) => (
        <span className="inline-flex items-center gap-2 whitespace-nowrap">
          {row.name}
          {row.is_off && <Tag tone="bad">{words.off}</Tag>}
        </span>
      ),
    },
    {
      head: words.share,
      inCard: false,
      render: (row) => <Share perMille={row.inside_per_mille} isOff={row.is_off} />,
    },
    {
      head: words.inside,
      align: 'end',
      render: (row) => <b className="num">{ofHundred(row.inside_per_mille)}</b>,
    },
    counted('pieces'),
    counted('below'),
    counted('above'),
    error(words.errorShort, 'error_per_mille'),
    error(words.kindMedian, 'kind_error_per_mille'),
    error(words.overallMedian, 'overall_error_per_mille'),
  ]
}
