import { roughly } from '@longhaul/domain/goods-knowledge/roughly.ts'
import { format, weight } from '@longhaul/text/format.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { landedCostText as say } from '@longhaul/text/storefront/goods/landed-cost.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import type { ReactNode } from 'react'
import { costly, rangeOf, weights } from './amounts.ts'
import { LandedCostChoices } from './LandedCostChoices.tsx'
import type { Amount, LandedCost, LandedCostLine, LandedCostReply } from './use-landed-cost.ts'

/**
 * The costs after the order, up to delivery, for a line, weight and country that the shopper can change; the
 * full breakdown is folded.
 */
export function LandedCostPart({ cost }: { cost: LandedCost }) {
  const { data, line, failed } = cost
  if (failed) return <p className="text-sm text-bad">{say.failed}</p>
  if (!data) return <div className="min-h-34" />
  const tax = costly(data.rows, 'tax')
  return (
    <div className="grid min-h-34 grid-cols-1 content-start gap-2" aria-busy={cost.isOld}>
      {line && data.shipping ? (
        <>
          <dl className="grid grid-cols-1 gap-1">
            <Line label={<b>{say.later}</b>} amount={data.shipping} />
            {tax && <Line small label={say.atDoor} amount={tax} />}
          </dl>
          <ShelfAdvantage data={data} />
          <Short data={data} line={line} />
        </>
      ) : (
        <p className="text-sm text-ink-2">{noneOf(data)}</p>
      )}
      <Folded title={line?.name ?? say.country} detail={detailOf(data, line)}>
        <LandedCostChoices cost={cost} data={data} />
      </Folded>
    </div>
  )
}

/** "5–10 days · 0.73 kg – 1.10 kg". */
const detailOf = ({ packed_grams: packed }: LandedCostReply, line: LandedCostLine | undefined): string =>
  [line && say.days(line.min_days, line.max_days), weights(packed)].filter(Boolean).join(' · ')

function Line({ label, amount, small }: { label: ReactNode; amount: Amount; small?: boolean }) {
  return (
    <div className={`flex justify-between gap-2 ${small ? 'text-sm text-ink-2' : 'font-semibold'}`}>
      <dt>{label}</dt>
      <dd className="num whitespace-nowrap">{rangeOf(amount)}</dd>
    </div>
  )
}

/** The advantage of shipping these goods together with others on the shelf. */
function ShelfAdvantage({ data: { shelf } }: { data: LandedCostReply }) {
  if (!shelf) return null
  const adds = shelf.adds.high_fen > 0 && rangeOf(shelf.adds)
  return (
    <p className="text-sm text-ink-2">{adds ? say.shelf(shelf.things, adds) : say.shelfFree(shelf.things)}</p>
  )
}

/** A warning that the line does not accept the whole range of expected weights. */
function Short({ data, line }: { data: LandedCostReply; line: LandedCostLine }) {
  if (line.takes === 'all') return null
  const heaviest = data.packed_grams.high
  return (
    <p className="text-sm text-warn">
      {heaviest > line.max_grams
        ? say.takesUpTo(line.name, weight(line.max_grams), weight(roughly(heaviest, 'up')))
        : say.takesPart(line.name)}
    </p>
  )
}

/**
 * The message when no line accepts the goods: states the weight, and the maximum that a line would accept.
 */
function noneOf({ lines, packed_grams: packed, country }: LandedCostReply): string {
  const most = Math.max(0, ...lines.map((line) => line.max_grams))
  const weighs = weight(roughly(packed.low, 'down'))
  return sentences(
    say.none(format.country(country), weighs),
    most === 0 ? say.noneAtAll : packed.low > most && say.noneTakes(weight(most)),
  )
}
