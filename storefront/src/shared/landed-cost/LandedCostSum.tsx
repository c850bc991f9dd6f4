import { format, money } from '@longhaul/text/format.ts'
import { landedCostText as say } from '@longhaul/text/storefront/goods/landed-cost.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { useState } from 'react'
import { LandedCostPart } from './LandedCostPart.tsx'
import { LandedTotal } from './LandedTotal.tsx'
import type { LandedCost } from './use-landed-cost.ts'

/**
 * What several items cost up to delivery in one package: one total, with the folded breakdown. The shopper
 * can count their shelf in, where one package with it is certainly cheaper.
 */
export function LandedCostSum({ cost, title }: { cost: LandedCost; title: string }) {
  const [wantsShelf, setWantsShelf] = useState(false)
  const { data, line } = cost
  const unpriced = data?.unpriced ?? 0
  const withShelf = data?.shelf && data.total && line?.with_shelf
  const saved = withShelf ? data.total!.expected_fen - withShelf.expected_fen : 0
  const isTogether = wantsShelf && saved > 0
  return (
    <section className="grid gap-3" aria-label={title}>
      <LandedTotal
        cost={cost}
        isTogether={isTogether}
        label={(country) => `${title} · ${format.country(country)}`}
      >
        {unpriced > 0 && <p className="text-sm text-warn">{say.unpriced(unpriced)}</p>}
      </LandedTotal>
      {data?.shelf && saved > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
          <span className="min-w-0 flex-1">
            {isTogether
              ? say.shelf.counted(data.shelf.things, money(saved))
              : say.shelf.offer(data.shelf.things, money(saved))}
          </span>
          <Button size="small" guardMs={0} onClick={() => setWantsShelf(!isTogether)}>
            {isTogether ? say.shelf.undo : say.shelf.count}
          </Button>
        </p>
      )}
      <LandedCostPart cost={cost} isTogether={isTogether} />
    </section>
  )
}
