import { kindsRefused } from '@longhaul/domain/shipping/kinds-refused.ts'
import { usualDays } from '@longhaul/domain/shipping/expected-arrival.ts'
import { chargedFor } from '@longhaul/domain/shipping/suggest-line.ts'
import { money, size, weight } from '@longhaul/text/format.ts'
import { named } from '@longhaul/text/marks.ts'
import { methodsText as text } from '@longhaul/text/storefront/warehouse/methods.ts'
import { dutySumText } from '@longhaul/text/storefront/parcels/duty-sum.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { type Bound, FieldError } from '@longhaul/ui/field/Field.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { type ReactNode, useId } from 'react'
import { useConverted } from '../shared/use-converted.ts'
import { isKnown } from '../shared/duty/duty.ts'
import { sumOfDuty } from '../shared/duty/sum-of-duty.ts'
import { linesOnOffer, paidGrams, toOffer } from './lines-on-offer.ts'
import type { LineQuote, Preview } from './preview.ts'

/**
 * The shipping methods side by side: actual days, restrictions, the billed weight and its reason, and the
 * price. Methods that cannot carry the goods, or are pointless for them, have one grey line each. On a
 * telephone each method is a row, in the same order.
 */
export function MethodTable({
  preview,
  value,
  onChange,
  id,
  error,
}: Bound<string> & { preview: Preview; id?: string; error?: string | null }) {
  const { offered, senseless, refused } = linesOnOffer(preview)
  const ownId = useId()
  const group = id ?? ownId
  const chosen = offered.find((line) => line.line_id === value)
  return (
    <div className="grid gap-3">
      <fieldset
        role="radiogroup"
        aria-label={warehouseText.builder.compare}
        aria-describedby={error ? `${group}-error` : undefined}
      >
        <Head />
        {offered.map((line, at) => (
          <MethodRow
            key={line.line_id}
            // The error summary links to the radio button that Tab would reach.
            id={line === (chosen ?? offered[0]) ? group : `${group}-${at}`}
            name={group}
            line={line}
            preview={preview}
            checked={line === chosen}
            onChoose={() => onChange?.(line.line_id)}
          />
        ))}
        {senseless.map((line) => (
          <GreyRow key={line.line_id} line={line} price={money(line.total_fen ?? 0)}>
            {text.senseless(
              weight(line.billed_grams ?? 0),
              weight((line.billed_grams ?? 0) - preview.estimated_grams),
            )}
          </GreyRow>
        ))}
        {refused.map((line) => (
          <GreyRow key={line.line_id} line={line}>
            {line.refusals.join(text.between)}
          </GreyRow>
        ))}
      </fieldset>
      <FieldError id={`${group}-error`} error={error} />
      {offered.length === 0 && <Note tone="warn">{warehouseText.builder.noLine}</Note>}
    </div>
  )
}

const COLUMNS =
  'md:grid-cols-[2rem_minmax(0,9fr)_minmax(0,11fr)_minmax(0,18fr)_minmax(0,11fr)_9rem] md:gap-x-4'

/** The column names, visible only where there are columns; each cell has its own name for screen readers. */
function Head() {
  const { head } = text
  return (
    <div
      aria-hidden="true"
      className={`hidden border-b border-line px-4 py-2 text-sm text-ink-2 md:grid ${COLUMNS} border-t-2 border-t-ink bg-surface`}
    >
      <span />
      <span>{head.method}</span>
      <span>{head.days}</span>
      <span>{head.cannot}</span>
      <span>{head.charged}</span>
      <span className="text-end">{head.price}</span>
    </div>
  )
}

function MethodRow({
  id,
  name,
  line,
  preview,
  checked,
  onChoose,
}: {
  id: string
  name: string
  line: LineQuote
  preview: Preview
  checked: boolean
  onChoose: () => void
}) {
  const approx = useConverted().payment(line.total_fen ?? 0)
  return (
    <label className={`${ROW} ${COLUMNS}`}>
      <span className="choice row-span-4 pt-0.5 md:row-span-1">
        <input type="radio" id={id} name={name} value={line.line_id} checked={checked} onChange={onChoose} />
      </span>
      <Cell strong={warehouseText.options[line.option]} small={<About line={line} preview={preview} />} />
      <Days line={line} />
      <span className="col-span-2 col-start-2 text-sm md:col-span-1 md:col-start-auto">
        <span className="text-ink-2 md:sr-only">{named(text.head.cannot, '')}</span>
        <Refused line={line} preview={preview} />
      </span>
      <Charged line={line} preview={preview} />
      <span className="num col-start-3 row-start-1 text-end md:col-start-auto md:row-start-auto">
        <b className="text-lg font-semibold">{money(line.total_fen ?? 0)}</b>
        {approx && <span className="block text-sm text-ink-2">{approx}</span>}
        {line.duty && line.duty.line_pays !== 'all' && (
          <>
            <span className="block text-sm text-ink-2">{dutySumText.plus}</span>
            <span className="block text-sm text-ink-2">{sumOfDuty(line.duty)}</span>
          </>
        )}
      </span>
    </label>
  )
}

const ROW =
  'relative grid cursor-pointer grid-cols-[2rem_1fr_auto] items-start gap-x-2 gap-y-0.5 border-b border-line bg-surface px-4 py-2.5 has-checked:bg-primary-tint has-checked:[box-shadow:inset_4px_0_0_var(--primary)] hover:bg-sunken has-checked:hover:bg-primary-tint has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus'

const Cell = ({
  label,
  strong,
  small,
  wide,
}: {
  label?: string
  strong: ReactNode
  small: ReactNode
  /** On a telephone it continues below the price. */
  wide?: boolean
}) => (
  <span
    className={`num col-start-2 min-w-0 whitespace-normal md:col-span-1 md:col-start-auto ${wide ? 'col-span-2' : ''}`}
  >
    {label && <span className="text-sm text-ink-2 md:sr-only">{named(label, '')}</span>}
    <b className="font-semibold">{strong}</b>
    <span className="block text-sm text-ink-2">{small}</span>
  </span>
)

function Refused({ line, preview }: { line: LineQuote; preview: Preview }) {
  const others = preview.lines.filter((other) => other !== line)
  const { named: kinds, more } = kindsRefused(
    line.cannot_carry,
    others.map((other) => other.cannot_carry),
  )
  return kinds.length > 0 ? text.cannot(kinds, more) : text.cannotNone
}

/**
 * The line's own name, for screen readers only where the option already identifies it, and who pays the tax.
 */
function About({ line, preview }: { line: LineQuote; preview: Preview }) {
  const isOnly = preview.lines.filter(({ option }) => option === line.option).length === 1
  const tax = taxOf(line)
  return (
    <>
      <span className={isOnly && tax ? 'sr-only' : undefined}>
        {line.name}
        {tax && ' · '}
      </span>
      {tax}
    </>
  )
}

/** Who pays duty and tax on these goods: what the line promises does not hold for all of them. */
function taxOf({ duty, tax_mode: promised }: LineQuote): string | undefined {
  if (!duty) return promised && text.tax[promised]
  if (duty.line_pays !== 'nothing') return text.tax[duty.line_pays === 'all' ? 'ddp' : 'ioss']
  if (!isKnown(duty) || duty.high_fen > 0) return text.tax.ddu
  return duty.rows.some((row) => row.paid_by === 'sale') ? text.tax.ddp : undefined
}

/**
 * The actual recent days, with the promised ones next to them; only the promised ones where no others are
 * known.
 */
function Days({ line }: { line: LineQuote }) {
  const [from, until] = usualDays(toOffer(line))
  const isPromise = from === line.min_days && until === line.max_days
  return (
    <Cell
      wide
      strong={text.days(from, until)}
      small={isPromise ? text.promised : text.observed(line.min_days, line.max_days)}
    />
  )
}

function Charged({ line, preview }: { line: LineQuote; preview: Preview }) {
  const [length = 0, width = 0, height = 0] = preview.estimated_size_mm
  const by = chargedFor(toOffer(line), preview.estimated_grams)
  return (
    <Cell
      wide
      label={text.head.charged}
      strong={weight(paidGrams(line))}
      small={by === 'size' ? text.by.size(size(length, width, height)) : text.by[by]}
    />
  )
}

/** A method that is shown but not offered. */
function GreyRow({ line, price, children }: { line: LineQuote; price?: string; children: ReactNode }) {
  return (
    <p
      className={`grid grid-cols-[2rem_1fr_auto] gap-x-2 border-b border-line bg-surface px-4 py-2 text-sm text-ink-2 ${COLUMNS}`}
    >
      <span className="col-start-2">
        {warehouseText.options[line.option]} <span className="block text-ink-3">{line.name}</span>
      </span>
      <span className="col-start-2 md:col-span-3 md:col-start-3">{children}</span>
      {price && <span className="num col-start-3 row-start-1 text-end md:col-start-6">{price}</span>}
    </p>
  )
}
