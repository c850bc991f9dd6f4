import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { compareShelves } from '@longhaul/domain/warehouse/shelf-walk.ts'
import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { weight } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { NoPackages } from '@longhaul/ui/illustrations/NoPackages.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { useState } from 'react'
import { to } from '../links.ts'
import { Age } from '../shared/Age.tsx'
import { Page } from '../shared/Page.tsx'
import { Workplace } from '../shared/Workplace.tsx'
import { Carts } from './Carts.tsx'
import { NewWave } from './NewWave.tsx'
import type { Waiting } from './wave.ts'

const words = pickingText.waves

/** Chooses paid packages for a cart, and shows the carts that are under way or wait at the bench. */
export default function WavesScreen() {
  const carts = useCall('GET /staff/pick_waves', { query: {} })
  return (
    <Page
      title={words.title}
      lead={carts.data && words.lead(carts.data.waiting.length)}
      actions={
        <>
          <Workplace />
          <Link to={to.packing()} {...buttonLook()}>
            {pickingText.toBench}
          </Link>
          <Link to={to.pick()} {...buttonLook()}>
            {pickingText.hand.title}
          </Link>
        </>
      }
    >
      <Loaded of={carts}>{({ waiting, waves }) => <Desk waiting={waiting} waves={waves} />}</Loaded>
    </Page>
  )
}

function Desk({ waiting, waves }: Reply<'GET /staff/pick_waves'>) {
  const [line, setLine] = useState('')
  const [marked, mark] = useState<readonly string[]>([])
  const lines = new Map(waiting.map((row) => [row.line_id, row.line_name]))
  const rows = waiting.filter((row) => !lines.has(line) || row.line_id === line)
  // A package that a colleague took, or that was cancelled, is no longer chosen.
  const chosen = marked.filter((id) => rows.some((row) => row.id === id))
  return (
    <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid min-w-0 gap-3">
        {waiting.length === 0 ? (
          <EmptyState picture={<NoPackages />} title={words.none.title}>
            {words.none.text}
          </EmptyState>
        ) : (
          <>
            {lines.size > 1 && (
              <SelectField
                label={words.line}
                unmarked
                width="medium"
                empty={words.allLines}
                options={[...lines].map(([value, label]) => ({ value, label }))}
                value={line}
                onChange={setLine}
              />
            )}
            <p className="text-sm text-ink-2">{words.oldest}</p>
            <Packages rows={rows} chosen={chosen} onChoose={mark} />
          </>
        )}
      </div>
      <div className="grid gap-6">
        {waiting.length > 0 && <NewWave rows={rows} waves={waves} chosen={chosen} onChoose={mark} />}
        <Carts waves={waves} />
      </div>
    </div>
  )
}

function Packages({
  rows,
  chosen,
  onChoose,
}: {
  rows: readonly Waiting[]
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}) {
  return (
    <Table
      caption={words.title}
      captionHidden
      dense
      rows={rows}
      rowKey={(row) => row.id}
      marked={new Set(chosen)}
      columns={[
        {
          head: words.all,
          render: (row) => (
            <CheckboxField
              label={row.number}
              labelHidden
              value={chosen.includes(row.id)}
              onChange={(on) => onChoose(on ? [...chosen, row.id] : chosen.filter((id) => id !== row.id))}
            />
          ),
        },
        {
          head: words.package,
          names: true,
          render: (row) => (
            <>
              <span className="code whitespace-nowrap">{row.number}</span>
              {row.remark && <small className="block text-sm text-info">{row.remark}</small>}
            </>
          ),
        },
        {
          head: words.country,
          render: (row) => (
            <>
              {row.country_name}
              <small className="block text-sm text-ink-2">{row.line_name}</small>
            </>
          ),
        },
        { head: words.pieces, align: 'end', render: (row) => <span className="num">{row.pieces}</span> },
        { head: words.shelves, render: (row) => <span className="code">{shelvesOf(row)}</span> },
        { head: words.weight, align: 'end', render: (row) => weight(row.estimated_grams) },
        { head: words.paid, align: 'end', render: (row) => <Age since={row.paid_at} /> },
      ]}
    />
  )
}

/** Up to two shelves are named; of more, the first and the last of the walk. */
function shelvesOf({ shelves }: Waiting): string {
  const sorted = shelves.toSorted(compareShelves)
  const name = (shelf: string | undefined) => shelf || words.noShelf
  if (sorted.length <= 2) return sorted.map(name).join(', ')
  return words.shelfSpan(name(sorted[0]), name(sorted.at(-1)), sorted.length)
}
