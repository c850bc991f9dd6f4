import { number } from '@longhaul/text/format.ts'
import { estimatesText } from '@longhaul/text/console/estimates/estimates.ts'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { type Model, ofHundred, percent } from './estimates-words.ts'

const words = estimatesText

/** The accuracy of a version by the basis of its estimates, compared with the naive estimates. */
export const LevelsTable = ({ model }: { model: Model }) => (
  <Table
    caption={words.levels}
    captionHidden
    rows={model.figures.levels}
    rowKey={(row) => row.id}
    columns={[
      {
        head: words.level,
        names: true,
        render: (row) => <span className="whitespace-nowrap">{words.levelNames[row.id]}</span>,
      },
      {
        head: words.pieces,
        align: 'end',
        render: (row) => <span className="num">{number(row.pieces)}</span>,
      },
      {
        head: words.inside,
        align: 'end',
        render: (row) => (
          <span className="num">{row.inside_per_mille === null ? '—' : ofHundred(row.inside_per_mille)}</span>
        ),
      },
      {
        head: words.errorShort,
        align: 'end',
        render: (row) => <b className="num">{percent(row.error_per_mille)}</b>,
      },
      {
        head: words.kindMedian,
        align: 'end',
        render: (row) => <span className="num muted">{percent(row.kind_error_per_mille)}</span>,
      },
      {
        head: words.overallMedian,
        align: 'end',
        render: (row) => <span className="num muted">{percent(row.overall_error_per_mille)}</span>,
      },
    ]}
  />
)
