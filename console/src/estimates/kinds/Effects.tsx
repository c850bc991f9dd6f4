import { kindsText as words } from '@longhaul/text/console/estimates/kinds.ts'
import { number, weight } from '@longhaul/text/format.ts'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { useEffect, useRef } from 'react'
import type { Preview } from './known-kinds.ts'

/** What a correction would change: products and estimates by kind, with the expected weights. */
export function Effects({ of: { moves, products, is_part } }: { of: Preview }) {
  const top = useRef<HTMLElement>(null)
  // In a sheet it appears below the form.
  useEffect(() => top.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <section ref={top} aria-label={words.effects} aria-live="polite">
      <h3 className="mb-1">{words.effects}</h3>
      <p className="muted mb-2 text-sm">{words.effectsLead(products)}</p>
      {moves.length > 0 && (
        <Table
          caption={words.effects}
          captionHidden
          dense
          rows={moves}
          rowKey={({ from, to }) => `${from} ${to}`}
          columns={[
            {
              head: words.from,
              names: true,
              render: ({ from, examples }) => (
                <>
                  {from ?? words.noKind}
                  <small className="muted block font-normal" lang="zh-Hans">
                    {examples.map((title) => title.slice(0, 24)).join(' · ')}
                  </small>
                </>
              ),
            },
            { head: words.to, render: ({ from, to }) => (from === to ? words.stays : (to ?? words.noKind)) },
            {
              head: words.products,
              align: 'end',
              render: (row) => <span className="num">{number(row.products)}</span>,
            },
            {
              head: words.ofEstimates,
              align: 'end',
              render: (row) => <span className="num">{number(row.estimates)}</span>,
            },
            {
              head: words.weights,
              align: 'end',
              render: ({ grams_before: before, grams_after: after }) => (
                <b className="num whitespace-nowrap">
                  {before === null || after === null ? '—' : words.arrow(weight(before), weight(after))}
                </b>
              ),
            },
          ]}
        />
      )}
      {is_part && <p className="muted mt-2 text-sm">{words.isPart}</p>}
    </section>
  )
}
