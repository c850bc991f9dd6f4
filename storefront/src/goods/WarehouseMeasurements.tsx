import { knowledgeText } from '@longhaul/text/storefront/goods/knowledge.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Mat } from '@longhaul/ui/mat/Mat.tsx'
import { NotWeighed, OurScale, WentWrong, seenOf } from './OurScale.tsx'
import type { GoodsKnowledge } from './use-goods-knowledge.ts'

const say = knowledgeText.seen

/** What we know about a product, in a column: the measurements, or what its kind weighs. */
export function WarehouseMeasurements({ of: { data, isError } }: { of: NonNullable<GoodsKnowledge> }) {
  if (isError && !data) return <p className="text-sm text-ink-2">{say.failed}</p>
  if (!data) return <Skeleton kind="lines" count={4} />
  const seen = seenOf(data)
  return (
    <Mat>
      <div className="grid grid-cols-1 gap-4">
        {seen ? <OurScale seen={seen} known={data} /> : <NotWeighed known={data} />}
        {seen && <WentWrong seen={seen} />}
      </div>
    </Mat>
  )
}
