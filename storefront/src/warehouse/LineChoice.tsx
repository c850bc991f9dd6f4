import { money } from '@longhaul/text/format.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import type { Bound } from '@longhaul/ui/field/Field.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { type LineQuote, possible } from './use-builder.ts'

/** The shipping methods by price and days; one that cannot carry the goods is grey and says every reason. */
export function LineChoice({
  lines,
  ...field
}: Bound<string> & {
  lines: readonly LineQuote[]
  id?: string
  error?: string | null
  good?: boolean
  labelHidden?: boolean
}) {
  const { builder } = warehouseText
  const open = possible(lines)
  const closed = lines.filter((line) => !open.includes(line))
  const fastest = open.toSorted((a, b) => a.max_days - b.max_days)[0]
  const choices = [...open, ...closed].map((line) => ({
    value: line.line_id,
    label: (
      <LineName
        line={line}
        cheapest={line === open[0]}
        fastest={line === fastest}
        several={open.length > 1}
      />
    ),
    hint: line.refusals.length === 0 && daysOf(line),
    aside: line.total_fen !== null && line.refusals.length === 0 && money(line.total_fen),
    disabledReason: line.refusals.join(' '),
  }))
  return (
    <>
      <RadioGroup label={builder.compare} unmarked look="cards" choices={choices} {...field} />
      {open.length === 0 && <Note tone="warn">{builder.noLine}</Note>}
    </>
  )
}

function LineName({
  line,
  cheapest,
  fastest,
  several,
}: {
  line: LineQuote
  cheapest: boolean
  fastest: boolean
  several: boolean
}) {
  const { builder, options } = warehouseText
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <b className="font-medium">{options[line.option]}</b>
      {several && cheapest && <Tag tone="ok">{builder.cheapest}</Tag>}
      {several && fastest && !cheapest && <Tag tone="info">{builder.fastest}</Tag>}
      <span className="basis-full text-sm text-ink-2">{line.name}</span>
    </span>
  )
}

/** `5 to 10 days`, whole weeks for the slow ones; what was observed lately stands behind it where it differs. */
export function daysOf(line: Pick<LineQuote, 'min_days' | 'max_days' | 'observed_days'>): string {
  const { builder } = warehouseText
  const { min_days: min, max_days: max, observed_days: observed } = line
  const promised =
    min >= WEEKS_FROM_DAYS && min % 7 === 0 && max % 7 === 0
      ? builder.weeks(min / 7, max / 7)
      : builder.days(min, max)
  if (!observed || observed === `${min}-${max}`) return promised
  return `${promised} · ${builder.observed(observed.replace('-', '–'))}`
}

const WEEKS_FROM_DAYS = 21
