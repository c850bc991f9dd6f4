import { format } from '@longhaul/text/format.ts'
import { landedCostText as say } from '@longhaul/text/storefront/goods/landed-cost.ts'
import { LandedCostPart } from './LandedCostPart.tsx'
import { LandedTotal } from './LandedTotal.tsx'
import type { LandedCost } from './use-landed-cost.ts'

/** What several items cost up to delivery in one package: one total, with the folded breakdown. */
export function LandedCostSum({ cost, title }: { cost: LandedCost; title: string }) {
  const unpriced = cost.data?.unpriced ?? 0
  return (
    <section className="grid gap-3" aria-label={title}>
      <LandedTotal cost={cost} label={(country) => `${title} · ${format.country(country)}`}>
        {unpriced > 0 && <p className="text-sm text-warn">{say.unpriced(unpriced)}</p>}
      </LandedTotal>
      <LandedCostPart cost={cost} />
    </section>
  )
}
