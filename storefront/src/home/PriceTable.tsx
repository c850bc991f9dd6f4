// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles say
// again what `display` takes away in some browsers once the rows are laid out for a telephone
import { money, weight } from '@longhaul/text/format.ts'
import { named } from '@longhaul/text/marks.ts'
import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import { useConverted } from '../shared/use-converted.ts'
import type { PriceList } from './example-bills.ts'

type Option = PriceList['options'][number]

const words = belowText.prices

/**
 * The cheapest line of each delivery option: its days, what it refuses, how its price is calculated, or why
 * it has none. The option of the example is shaded. On a telephone a row has three lines, with the price next
 * to the name.
 */
export function PriceTable({
  list,
  caption,
  example,
}: {
  list: PriceList
  caption: string
  example: Option['option'] | undefined
}) {
  const { heads } = words
  return (
    <>
      <table
        role="table"
        className="w-full table-fixed border-collapse border-t-2 border-ink bg-surface max-md:block"
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="border-b text-sm text-ink-2">
            {COLUMNS.map(([name, width]) => (
              <th key={name} role="columnheader" scope="col" className={`${HEAD} ${width}`}>
                {heads[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {list.options.map((row) => (
            <Row key={row.option} row={row} grams={list.weight_grams} isExample={row.option === example} />
          ))}
        </tbody>
      </table>
      <p className="sr-only" role="status">
        {caption}
      </p>
    </>
  )
}

const COLUMNS = [
  ['option', ''],
  ['time', 'w-[16%]'],
  ['cannot', ''],
  ['formula', ''],
  ['total', 'w-[16%]'],
] as const
const HEAD = 'px-4 py-2 text-start font-medium last:text-end'
const ROW =
  'border-b align-top max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:gap-y-0.5 max-md:px-4 max-md:py-2.5'
const EXAMPLE = 'bg-primary-tint [box-shadow:inset_4px_0_0_var(--primary)] forced-colors:outline-2'
const CELL = 'md:px-4 md:py-2.5'
/** A further line of a row on a telephone. */
const LINE = `${CELL} max-md:col-span-2 max-md:text-sm`

function Row({ row, grams, isExample }: { row: Option; grams: number; isExample: boolean }) {
  const billed = billedGrams(row)
  const least = billed !== null && billed - grams >= (row.step_grams ?? 0) ? billed : null
  return (
    <tr role="row" className={`${ROW} ${isExample ? EXAMPLE : least === null ? '' : 'text-ink-2'}`}>
      <th role="rowheader" scope="row" className={`${CELL} text-start font-semibold`}>
        {words.options[row.option]}
        <span className="block text-sm font-normal text-ink-2">
          {row.line_name ?? words.optionNotes[row.option]}
        </span>
      </th>
      <td role="cell" className={`num ${LINE} whitespace-nowrap`}>
        {timeOf(row)}
      </td>
      <td role="cell" className={`${LINE} md:text-sm`}>
        <span className="text-ink-2 md:sr-only">{named(words.heads.cannot, '')}</span>
        {refusedBy(row)}
      </td>
      <td role="cell" className={`${LINE} text-ink-2 tabular-nums md:text-sm`}>
        <Formula row={row} grams={grams} least={least} />
      </td>
      <td role="cell" className={`num ${CELL} text-end max-md:col-start-2 max-md:row-start-1`}>
        <Price row={row} />
      </td>
    </tr>
  )
}

function Price({ row }: { row: Option }) {
  const approx = useConverted()
  if (row.total_fen === null) return <span className="text-sm text-ink-3">{row.refusal ?? words.none}</span>
  return (
    <>
      <b className="text-lg font-semibold">{money(row.total_fen)}</b>
      {approx.payment(row.total_fen) && (
        <span className="block text-sm text-ink-2">{approx.payment(row.total_fen)}</span>
      )}
    </>
  )
}

/** First weight, steps charged and customs fee: enough to recalculate the price. */
function Formula({ row, grams, least }: { row: Option; grams: number; least: number | null }) {
  const { first_grams: first, first_price_fen: price, step_grams: step, step_price_fen: stepPrice } = row
  if (first === null || price === null || step === null || stepPrice === null) return '–'
  const customs = row.customs_fee_fen ?? 0
  const steps = Math.ceil(Math.max(0, (least ?? grams) - first) / step)
  return (
    <>
      {least !== null && <span className="block">{words.billedAs(weight(least))}</span>}
      {words.formula([weight(first), money(price)], [steps, weight(step), money(stepPrice)], money(customs))}
    </>
  )
}

/**
 * The billed weight, derived from the total by the formula: a line with a minimum weight charges for more
 * than the package weighs.
 */
function billedGrams(row: Option): number | null {
  const { total_fen, first_grams, first_price_fen, step_grams, step_price_fen, customs_fee_fen } = row
  if (total_fen === null || first_grams === null || first_price_fen === null) return null
  if (step_grams === null || !step_price_fen) return null
  return first_grams + ((total_fen - first_price_fen - (customs_fee_fen ?? 0)) / step_price_fen) * step_grams
}

function refusedBy({ line_name, refused_kinds: { named: kinds, more } }: Option): string {
  if (line_name === null) return '–'
  return kinds.length > 0 ? words.cannot(kinds, more) : words.cannotNone
}

const timeOf = ({ min_days, max_days }: Option) =>
  min_days === null || max_days === null ? '–' : words.days(min_days, max_days)
