import type { ReactNode } from 'react'
import { landedTotalText as say } from '@longhaul/text/storefront/goods/landed-total.ts'
import { isKnown } from '../duty/duty.ts'
import { useConverted } from '../use-converted.ts'
import { expectedOf, landedCostAt, rangeOf } from './amounts.ts'
import type { LandedCost } from './use-landed-cost.ts'

/**
 * The total to the door, in yuan and in the shopper's currency: the figure by which a shopper decides.
 * Nothing until it is known.
 */
export function LandedTotal({
  cost: { data, line, isOld },
  isTogether = false,
  label,
  children,
}: {
  cost: LandedCost
  /** In one package with the shelf. */
  isTogether?: boolean
  label: (country: string) => ReactNode
  children?: ReactNode
}) {
  const approx = useConverted()
  const total = isTogether ? line?.with_shelf : data?.total
  if (!data || !total) return null
  const isUnknown = data.duty !== null && !isKnown(data.duty)
  const converted = approx.toDoor(landedCostAt(data, total, 'low_fen'), landedCostAt(data, total, 'high_fen'))
  return (
    <div aria-live="polite" aria-atomic="true" aria-busy={isOld}>
      <p className="text-sm text-ink-2">{label(data.country)}</p>
      <p className="num text-xl font-semibold leading-tight">
        {isUnknown ? say.besidesDuty(rangeOf(total)) : expectedOf(total)}
      </p>
      {!isUnknown && total.low_fen < total.high_fen && (
        <p className="num text-sm text-ink-2">{say.usually(rangeOf(total))}</p>
      )}
      {converted && <p className="num text-sm text-ink-2">{converted}</p>}
      {children}
    </div>
  )
}
