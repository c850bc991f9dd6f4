import { SHORT_REASONS, type ShortReason } from '@longhaul/domain/parcels/picking.ts'
import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { PlacesTable } from '../shared/goods/PlacesTable.tsx'
import type { Thing } from './wave.ts'

const words = pickingText.hand

/**
 * A thing cannot be brought: where it was put before, and why. Its label, scanned now, takes it after all.
 */
export function ShortPick({
  thing,
  onSay,
  onBack,
}: {
  thing: Thing
  onSay: (reason: ShortReason) => void
  onBack: () => void
}) {
  return (
    <section className="grid gap-3" aria-label={words.notHere}>
      <p className="text-xl font-semibold text-warn">{words.shortTitle(thing.shelf || words.noShelf)}</p>
      <GoodsCard size="m" goods={thing} />
      <h3 className="text-md">{words.lastSeen}</h3>
      <PlacesTable id={thing.stock_item_id} />
      <div className="grid gap-2">
        {SHORT_REASONS.map((reason) => (
          <Button key={reason} size="big" onClick={() => onSay(reason)}>
            {words.reasons[reason]}
          </Button>
        ))}
        <Button guardMs={0} onClick={onBack}>
          {words.goBack}
        </Button>
      </div>
    </section>
  )
}
