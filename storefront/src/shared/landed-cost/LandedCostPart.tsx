import { roughly } from '@longhaul/domain/goods-knowledge/roughly.ts'
import { shelfAdvantage } from '@longhaul/domain/landed-cost/shelf-advantage.ts'
import { format, money, weight } from '@longhaul/text/format.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { landedCostText as say } from '@longhaul/text/storefront/goods/landed-cost.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { isKnown } from '../duty/duty.ts'
import { sumOfDuty } from '../duty/sum-of-duty.ts'
import { costly, rangeOf, weights } from './amounts.ts'
import { LandedCostChoices } from './LandedCostChoices.tsx'
import type { Amount, LandedCost, LandedCostLine, LandedCostReply } from './use-landed-cost.ts'

/**
 * The costs after the order, up to delivery, for a line, weight and country that the shopper can change; the
 * full breakdown is folded.
 */
export function LandedCostPart({
  cost,
  hasWays = false,
  isTogether = false,
}: {
  cost: LandedCost
  /** The lines are chosen elsewhere on the page. */
  hasWays?: boolean
  /** In one package with the shelf. */
  isTogether?: boolean
}) {
  const { data, line, failed } = cost
  if (failed) return <p className="text-sm text-bad">{say.failed}</p>
  if (!data) return <div className="min-h-26" />
  const tax = costly(data.rows, 'tax')
  return (
    <div className="grid min-h-26 grid-cols-1 content-start gap-2" aria-busy={cost.isOld}>
      {line && data.shipping ? (
        <>
          <dl className="grid grid-cols-1 gap-1">
            <div className="flex justify-between gap-2 font-semibold">
              <dt>{say.later}</dt>
              <dd className="num whitespace-nowrap">{addsOf(data, isTogether) ?? rangeOf(data.shipping)}</dd>
            </div>
            {hasWays && <ShelfRows data={data} alone={data.shipping} />}
            {data.duty && (tax || !isKnown(data.duty)) && (
              <Small label={say.atDoor} value={sumOfDuty({ ...data.duty, ...(tax && endsOfTax(tax)) })} />
            )}
          </dl>
          <Short data={data} line={line} />
        </>
      ) : (
        <p className="text-sm text-ink-2">{noneOf(data)}</p>
      )}
      <Folded title={line?.name ?? say.country} detail={detailOf(data, line)}>
        <LandedCostChoices cost={cost} data={data} hasWays={hasWays} />
      </Folded>
    </div>
  )
}

/** "5–10 days · 0.73 kg – 1.10 kg". */
const detailOf = ({ packed_grams: packed }: LandedCostReply, line: LandedCostLine | undefined): string =>
  [line && say.days(line.usual_min_days, line.usual_max_days), weights(packed)].filter(Boolean).join(' · ')

/** What shipping costs with the shopper's shelf and without, where the first is certainly less. */
function ShelfRows({ data, alone }: { data: LandedCostReply; alone: Amount }) {
  const adds = addsOf(data)
  if (!data.shelf || adds === null) return null
  return (
    <>
      <Small label={say.shelf.with(data.shelf.things)} value={adds} />
      <Small label={say.alone} value={rangeOf(alone)} />
    </>
  )
}

/** What the goods add to a package with the shelf; null unless that is certainly less than on their own. */
function addsOf({ shelf, shipping }: LandedCostReply, isAsked = true): string | null {
  const found = isAsked && shelf && shipping && shelfAdvantage(endsOf(shelf.adds), endsOf(shipping))
  if (!found) return null
  if (found.kind === 'free') return say.shelf.free
  return found.kind === 'most' ? say.atMost(money(found.fen)) : rangeOf(shelf.adds)
}

const endsOf = ({ low_fen: low, expected_fen: expected, high_fen: high }: Amount) => ({ low, expected, high })

const endsOfTax = ({ low_fen, high_fen }: Amount) => ({ low_fen, high_fen })

const Small = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-2 text-sm text-ink-2">
    <dt>{label}</dt>
    <dd className="num whitespace-nowrap">{value}</dd>
  </div>
)

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
