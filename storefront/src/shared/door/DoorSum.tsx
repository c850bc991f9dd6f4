import { format } from '@longhaul/text/format.ts'
import { doorText as say } from '@longhaul/text/storefront/goods/door.ts'
import { DoorPart } from './DoorPart.tsx'
import { DoorTotal } from './DoorTotal.tsx'
import type { DoorCost } from './use-door-cost.ts'

/** What several items cost up to delivery in one package: one total, with the folded breakdown. */
export function DoorSum({ cost, title }: { cost: DoorCost; title: string }) {
  const unpriced = cost.data?.unpriced ?? 0
  return (
    <section className="grid gap-3" aria-label={title}>
      <DoorTotal cost={cost} label={(country) => `${title} · ${format.country(country)}`}>
        {unpriced > 0 && <p className="text-sm text-warn">{say.unpriced(unpriced)}</p>}
      </DoorTotal>
      <DoorPart cost={cost} />
    </section>
  )
}
