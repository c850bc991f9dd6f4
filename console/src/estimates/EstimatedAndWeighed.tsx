import { estimatesText } from '@longhaul/text/console/estimates/estimates.ts'
import { weight } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { type Checks } from './estimates-words.ts'
import { HeldPlot } from './HeldPlot.tsx'
import { MonthsCard } from './MonthsCard.tsx'
import { isInside } from './is-inside.ts'

const words = estimatesText

/** The latest pieces: the expected and the measured weight of each, as a plot and a table. */
export function EstimatedAndWeighed({
  known,
  kind,
  onKind,
}: {
  known: Checks
  kind: string
  onKind: (kind: string) => void
}) {
  return (
    <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,4fr)] items-start gap-5 max-[82rem]:grid-cols-2 max-[64rem]:grid-cols-1">
      <Card
        title={words.plot}
        aside={
          <SelectField
            label={words.kindOf}
            labelHidden
            unmarked
            empty={words.allKinds}
            options={known.kinds.map(({ id, name }) => ({ value: id, label: name }))}
            value={kind}
            onChange={onKind}
          />
        }
      >
        <p className="muted mb-3 text-sm">{words.plotLead(known.pieces.length)}</p>
        <HeldPlot pieces={known.pieces} />
      </Card>
      <div className="grid gap-5">
        <Card title={words.latest} flush>
          <Pieces known={known} />
        </Card>
        <MonthsCard known={known} />
      </div>
    </div>
  )
}

const Pieces = ({ known }: { known: Checks }) => (
  <Table
    caption={words.latest}
    captionHidden
    dense
    scrolls
    rows={known.pieces.map((piece, at) => ({ ...piece, at }))}
    rowKey={({ at }) => String(at)}
    columns={[
      {
        head: words.kind,
        names: true,
        render: (row) => known.kinds.find(({ id }) => id === (row.kind ?? 'none'))?.name ?? '—',
      },
      {
        head: words.estimated,
        align: 'end',
        render: (row) => (
          <span className="num">
            {weight(row.low_grams)} – {weight(row.high_grams)}
          </span>
        ),
      },
      {
        head: words.held,
        align: 'end',
        render: (row) => <b className={`num ${isInside(row) ? '' : 'text-bad'}`}>{weight(row.held_grams)}</b>,
      },
    ]}
  />
)
