import { money, weight } from '@longhaul/text/format.ts'
import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Money } from '@longhaul/ui/money/Money.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useConverted } from '../shared/use-converted.ts'
import type { PriceList } from './price-list.ts'

type Option = PriceList['options'][number]

const words = belowText.prices

/** Four rows: each delivery option's cheapest line with its three prices, or why there is none. */
export function PriceTable({ list, caption }: { list: PriceList; caption: string }) {
  const totals = list.options.flatMap((option) => option.total_fen ?? [])
  const lowest = totals.length > 1 ? Math.min(...totals) : null
  return (
    <Card flush>
      <Table
        caption={caption}
        captionHidden
        columns={[
          { head: words.heads.option, names: true, render: nameOf },
          { head: words.heads.time, render: timeOf },
          { head: words.heads.first, align: 'end', render: firstOf },
          { head: words.heads.step, align: 'end', render: stepOf },
          { head: words.heads.customs, align: 'end', render: ({ customs_fee_fen: fee }) => amountOf(fee) },
          {
            head: words.heads.total,
            align: 'end',
            render: (row) => <Total row={row} grams={list.weight_grams} lowest={lowest} />,
          },
        ]}
        rows={list.options}
        rowKey={({ option }) => option}
      />
      <p className="sr-only" role="status">
        {caption}
      </p>
    </Card>
  )
}

function Total({ row, grams, lowest }: { row: Option; grams: number; lowest: number | null }) {
  const approx = useConverted()
  const total = row.total_fen
  if (total === null) return <span className="text-sm text-ink-3">{row.refusal ?? words.none}</span>
  const billed = billedGrams(row)
  return (
    <span className="block">
      <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
        {total === lowest && <Tag tone="ok">{words.cheapest}</Tag>}
        <Money fen={total} strong approx={approx(total)} />
      </span>
      {billed !== null && billed - grams >= (row.step_grams ?? 0) && (
        <span className="block text-sm text-ink-3">{words.billedAs(weight(billed))}</span>
      )}
    </span>
  )
}

/** The weight that a total is made of, from the formula: a line with a minimum weight bills more than the package has. */
function billedGrams(row: Option): number | null {
  const { total_fen, first_grams, first_price_fen, step_grams, step_price_fen, customs_fee_fen } = row
  if (total_fen === null || first_grams === null || first_price_fen === null) return null
  if (step_grams === null || !step_price_fen) return null
  return first_grams + ((total_fen - first_price_fen - (customs_fee_fen ?? 0)) / step_price_fen) * step_grams
}

const nameOf = ({ option, line_name }: Option) => (
  <span className="block">
    {words.options[option]}
    <span className="block text-sm font-normal text-ink-2">{line_name ?? words.optionNotes[option]}</span>
  </span>
)

const timeOf = ({ min_days, max_days }: Option) =>
  min_days === null || max_days === null ? '–' : words.days(min_days, max_days)

const firstOf = ({ first_price_fen: price, first_grams: grams }: Option) =>
  price === null || grams === null ? '–' : rate(price, grams)

const stepOf = ({ step_price_fen: price, step_grams: grams }: Option) =>
  price === null || grams === null ? '–' : rate(price, grams)

const amountOf = (fen: number | null) => (fen === null ? '–' : <span className="num">{money(fen)}</span>)

const rate = (fen: number, grams: number) => (
  <span className="num">
    {money(fen)}
    <span className="block text-sm text-ink-3">{weight(grams)}</span>
  </span>
)
