import { alternativeTo } from '@longhaul/domain/shipping/suggest-line.ts'
import { money, weight } from '@longhaul/text/format.ts'
import { landedCostText } from '@longhaul/text/storefront/goods/landed-cost.ts'
import { methodsText } from '@longhaul/text/storefront/warehouse/methods.ts'
import { ChoiceRow, ChoiceRows } from '@longhaul/ui/choice-rows/ChoiceRows.tsx'
import { type ReactNode, useId } from 'react'
import { sumOfDuty } from '../shared/duty/sum-of-duty.ts'
import { isDutyKnown, rangeOf } from '../shared/landed-cost/amounts.ts'
import {
  type LandedCost,
  type LandedCostLine,
  type LandedCostReply,
  chooseWish,
} from '../shared/landed-cost/use-landed-cost.ts'

const say = landedCostText.ways

/**
 * The ways in which goods can travel, with two totals to the door a row: in one package with the shopper's
 * shelf, and on its own. The chosen one is that of the ticket.
 */
export function Ways({ cost }: { cost: LandedCost }) {
  const titleId = useId()
  const { data } = cost
  if (!data || !cost.line) return null
  const open = data.lines.filter((line) => line.shipping !== null && !line.is_senseless)
  const senseless = data.lines.filter((line) => line.is_senseless)
  const refused = data.lines.filter((line) => line.shipping === null && line.max_grams > 0)
  const hasShelf = open.some((line) => line.with_shelf)
  const { head } = methodsText
  return (
    <section className="py-4 md:px-5" aria-labelledby={titleId} aria-busy={cost.isOld}>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3 px-4">
        <h2 id={titleId} className="text-xl">
          {say.title}
        </h2>
        <p className="text-sm text-ink-2">{whyChosen(cost.line, open)}</p>
      </div>
      <ChoiceRows
        labelledBy={titleId}
        columns={hasShelf ? 7 : 6}
        head={
          <>
            <span>{head.method}</span>
            <span>{head.days}</span>
            <span>{head.charged}</span>
            <span>{say.shipping}</span>
            <span>{say.tax}</span>
            {hasShelf && <span data-end>{say.withShelf(data.shelf?.things ?? 0)}</span>}
            <span data-end>{say.alone}</span>
          </>
        }
      >
        {open.map((line) => (
          <Way key={line.line_id} line={line} hasShelf={hasShelf} cost={cost} data={data} group={titleId} />
        ))}
      </ChoiceRows>
      {senseless.map((line) => (
        <Grey key={line.line_id} line={line}>
          {line.charged &&
            methodsText.senseless(
              weight(line.charged.grams),
              weight(Math.max(0, line.charged.grams - data.packed_grams.expected)),
            )}
        </Grey>
      ))}
      {refused.map((line) => (
        <Grey key={line.line_id} line={line}>
          {line.refusals.join(methodsText.between)}
        </Grey>
      ))}
    </section>
  )
}

/** Why the chosen way was chosen, or what it costs in money or days compared with the best other one. */
function whyChosen(chosen: LandedCostLine, open: readonly LandedCostLine[]): string {
  const offers = open.map(toOffer)
  const own = offers.find(({ lineId }) => lineId === chosen.line_id)
  if (!own) return ''
  const found = alternativeTo(own, offers)
  const { best, cheaper, quicker } = methodsText.suggested
  if (!found) return best(chosen.name)
  return found.savedFen > 0
    ? cheaper(chosen.name, found.line.name, money(found.savedFen), found.slowerDays)
    : quicker(chosen.name, found.line.name, money(-found.savedFen), -found.slowerDays)
}

const toOffer = (line: LandedCostLine) => ({
  lineId: line.line_id,
  name: line.name,
  totalFen: (line.total ?? line.shipping)?.expected_fen ?? 0,
  isTotalKnown: isDutyKnown(line),
  billedGrams: line.charged?.grams ?? 0,
  volumetricGrams: 0,
  transitMinDays: line.usual_min_days,
  transitMaxDays: line.usual_max_days,
  observedDays: '',
})

function Way({
  line,
  hasShelf,
  cost,
  data,
  group,
}: {
  line: LandedCostLine
  hasShelf: boolean
  cost: LandedCost
  data: LandedCostReply
  group: string
}) {
  const isPriced = data.unpriced === 0
  const together = isPriced ? line.with_shelf : null
  const alone = (isPriced && line.total) || line.shipping
  return (
    <ChoiceRow
      name={group}
      value={line.line_id}
      checked={line.line_id === data.line_id}
      onChoose={() => chooseWish(cost, { ...cost.wish, line_id: line.line_id })}
    >
      <b>{line.name}</b>
      <Days line={line} />
      <span data-wide-only>
        {line.charged && (
          <>
            {weight(line.charged.grams)} <small>{say.by[line.charged.by]}</small>
          </>
        )}
      </span>
      <span data-wide-only>{line.shipping && rangeOf(line.shipping)}</span>
      <Tax line={line} />
      {hasShelf && (
        <b data-end="first" data-wide-only={together ? undefined : ''}>
          {together && rangeOf(together)}
        </b>
      )}
      <b data-end={together ? 'second' : 'first'}>
        {together && <span className="lg:sr-only">{say.aloneWord} </span>}
        {alone && rangeOf(alone)}
      </b>
    </ChoiceRow>
  )
}

/** The usual days; the promised ones beside them where they differ. */
function Days({ line }: { line: LandedCostLine }) {
  const isPromise = line.usual_min_days === line.min_days && line.usual_max_days === line.max_days
  return (
    <span>
      {methodsText.days(line.usual_min_days, line.usual_max_days)}{' '}
      <small>{isPromise ? methodsText.promised : methodsText.observed(line.min_days, line.max_days)}</small>
    </span>
  )
}

/** Duty and tax: in the price, or what is to be paid on delivery. */
function Tax({ line }: { line: LandedCostLine }) {
  const { at_door: tax, tax_certainty: certainty, line_pays } = line
  if (!tax || !certainty || !line_pays) return <span data-wide-only />
  if (line_pays === 'all') return <b className="text-ok">{say.inPrice}</b>
  if (tax.high_fen === 0 && isDutyKnown(line)) return <b className="text-ok">{say.none}</b>
  const { low_fen, high_fen } = tax
  return (
    <span className={isDutyKnown(line) ? undefined : 'text-warn'}>
      {sumOfDuty({ certainty, line_pays, low_fen, high_fen })} <small>{say.atDoor}</small>
    </span>
  )
}

/** A way that is told but not offered. */
function Grey({ line, children }: { line: LandedCostLine; children: ReactNode }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 border-b border-line px-4 py-2 text-sm text-ink-2">
      <span>{line.name}</span>
      <span className="grow">{children}</span>
      {line.total && <span className="num">{rangeOf(line.total)}</span>}
    </p>
  )
}
