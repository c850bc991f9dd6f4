import { format } from '@longhaul/text/format.ts'
import { doorText as say } from '@longhaul/text/storefront/goods/door.ts'
import { useConverted } from '../use-converted.ts'
import { rangeOf } from './amounts.ts'
import { DoorPart } from './DoorPart.tsx'
import type { DoorCost } from './use-door-cost.ts'

/** What several items cost up to delivery in one package: one total, with the folded breakdown. */
export function DoorSum({ cost, title }: { cost: DoorCost; title: string }) {
  const approx = useConverted()
  const { data, line } = cost
  return (
    <section aria-label={title}>
      {data?.total && line && (
        <div className="mb-3" aria-live="polite" aria-atomic="true" aria-busy={cost.isOld}>
          <p className="text-sm text-ink-2">
            {title} · {format.country(data.country)}
          </p>
          <p className="num text-xl font-semibold leading-tight">{rangeOf(data.total)}</p>
          <p className="num text-sm text-ink-2">{approx(data.total.expected_fen)}</p>
          {data.unpriced > 0 && <p className="text-sm text-warn">{say.unpriced(data.unpriced)}</p>}
        </div>
      )}
      <DoorPart cost={cost} />
    </section>
  )
}
