import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { monthName, number, warehouseFormat } from '@longhaul/text/format.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { accuracyText } from '@longhaul/text/storefront/goods/accuracy.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useHead } from '../shared/head.ts'
import { RuleChecks } from './RuleChecks.tsx'
import { ChargedShares, ofHundred } from './ChargedShares.tsx'

const words = accuracyText

/**
 * `/howRight`: how often our weight estimates were right, month by month and by kind; and how old the rules
 * are by which we estimate what customs charge.
 */
export default function AccuracyScreen() {
  useHead({ title: words.title, description: words.description, canonical: '/howRight' })
  const answer = useCall('GET /estimates/how_right', undefined, { staleMs: 10 * 60_000 })
  return (
    <div className="wrap pt-8 pb-14">
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className="mt-2 max-w-text text-lg text-ink-2">{words.lead}</p>
      <Loaded of={answer} skeleton={<Skeleton kind="card" count={2} />}>
        {(known) => (
          <div className="mt-8 grid gap-10">
            {known.months.length === 0 ? <Note tone="info">{words.none}</Note> : <Counted known={known} />}
            <RuleChecks />
            <ChargedShares />
            <How known={known} />
          </div>
        )}
      </Loaded>
    </div>
  )
}

type Known = Reply<'GET /estimates/how_right'>

function Counted({ known }: { known: Known }) {
  return (
    <>
      <LastMonth known={known} />
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <section aria-labelledby="months">
          <h2 id="months" className="mb-4">
            {words.months}
          </h2>
          <Card flush>
            <Table
              caption={words.months}
              captionHidden
              rows={known.months.toReversed()}
              rowKey={(row) => row.month}
              columns={[
                { head: words.month, names: true, render: (row) => monthName(row.month) },
                ...sharesOf(known),
              ]}
            />
          </Card>
        </section>
        {known.kinds.length > 0 && <Kinds known={known} />}
      </div>
    </>
  )
}

/** How often a month or a kind was right, and out of how many pieces. */
const sharesOf = ({
  holds_in: promised,
}: Known): Column<Pick<Known['months'][number], 'inside_per_mille' | 'pieces'>>[] => [
  {
    head: words.bar,
    inLine: 'below',
    render: (row) => <Share of={row.inside_per_mille} promised={promised} />,
  },
  {
    head: words.right,
    align: 'end',
    inLine: 'end',
    render: (row) => <b>{ofHundred(row.inside_per_mille)}</b>,
  },
  {
    head: words.pieces,
    align: 'end',
    inLine: 'belowEnd',
    // The unit is in the column's head; where there is none, it is in the cell.
    render: ({ pieces }) => (
      <>
        <span className="md:hidden">{words.piecesOf(number(pieces))}</span>
        <span className="max-md:hidden">{number(pieces)}</span>
      </>
    ),
  },
]

/** A share as a bar, with a line at the promised value. The figure itself is shown next to it. */
const Share = ({ of, promised }: { of: number; promised: number }) => (
  <svg
    className="block w-full"
    height="12"
    viewBox="0 0 100 12"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect fill="var(--sunken)" x="0" y="2" width="100" height="8" />
    <rect fill="var(--primary)" x="0" y="2" width={of / 10} height="8" />
    <rect fill="var(--ink)" x={promised - 0.4} y="0" width="0.8" height="12" />
  </svg>
)

/** The last complete month; in a shop's first month the running one. */
function LastMonth({ known: { months, holds_in } }: { known: Reply<'GET /estimates/how_right'> }) {
  const running = months.at(-1)
  const month = months.at(-2) ?? running
  if (!month) return null
  const name = monthName(month.month)
  return (
    <Card>
      <h2>{month === running ? words.running(name) : words.last(name)}</h2>
      <p className="mt-2 max-w-text text-lg">
        <b>{words.inside(ofHundred(month.inside_per_mille))}</b>{' '}
        {words.insideOf(number(month.pieces), holds_in)}
      </p>
      <p className="mt-2 max-w-text text-ink-2">
        {sentences(
          words.outside(ofHundred(month.below_per_mille), ofHundred(month.above_per_mille)),
          words.error(ofHundred(month.error_per_mille)),
        )}
      </p>
    </Card>
  )
}

const Kinds = ({ known }: { known: Known }) => (
  <section aria-labelledby="kinds">
    <h2 id="kinds">{words.kinds}</h2>
    <p className="mt-1 mb-4 text-sm text-ink-2">{sentences(words.kindsNote, words.mark(known.holds_in))}</p>
    <Card flush>
      <Table
        caption={words.kinds}
        captionHidden
        rows={known.kinds}
        rowKey={(row) => row.id}
        columns={[{ head: words.kind, names: true, render: (row) => row.name }, ...sharesOf(known)]}
      />
    </Card>
  </section>
)

const How = ({ known: { model_version: version, learned_at: at } }: { known: Known }) => (
  <section aria-labelledby="how" className="max-w-text">
    <h2 id="how" className="mb-3">
      {words.how}
    </h2>
    <ul className="grid gap-1.5">
      {words.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
    <p className="mt-3 text-sm text-ink-2">
      {version === 0 || at === null ? words.table : words.version(version, warehouseFormat.date(at))}
    </p>
  </section>
)
