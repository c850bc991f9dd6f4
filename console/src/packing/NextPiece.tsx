import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { KeyHint } from '../shared/Key.tsx'
import type { Parcel } from '../shared/parcel.ts'
import { useStationKeys } from '../shared/station/keys.ts'

type Content = Parcel['contents'][number]

const LEAD = 'border-line bg-primary-tint p-4 shadow-[inset_3px_0_0_var(--primary)] not-first:border-t'

/** The next piece to fetch and scan, shown large: its picture, its options, its shelf and its label. */
export function NextPiece({
  number,
  content,
  picking,
  onByHand,
  onMissing,
}: {
  number: number
  content: Content
  picking: boolean
  onByHand: () => void
  /** Called if the piece is not on its shelf. */
  onMissing: () => void
}) {
  useStationKeys({ F4: onMissing })
  return (
    <li className={`grid gap-3 ${LEAD}`} aria-current="step">
      <p className="font-semibold text-primary">
        {packingText.nextPiece(number)}
        {content.checked_pieces > 0 && ` · ${packingText.piecesIn(content.checked_pieces, content.quantity)}`}
      </p>
      <GoodsCard size="l" goods={content}>
        {content.short && (
          <p className="font-semibold text-warn">
            {pickingText.bench.shortBy(pickingText.hand.whyShort[content.short.reason], content.short.by)}
          </p>
        )}
        {content.labelled_pieces === 0 && (
          <p className="text-sm text-ink-2">
            {consoleWords.trackingNumber} <span className="code">{content.tracking_number}</span>
          </p>
        )}
      </GoodsCard>
      <p className="flex flex-wrap gap-2">
        <Button size="small" guardMs={0} onClick={onMissing}>
          {packingText.missingPiece.open} <KeyHint>F4</KeyHint>
        </Button>
        {picking && (
          <Button size="small" guardMs={0} onClick={onByHand}>
            {packingText.byHand}
          </Button>
        )}
      </p>
    </li>
  )
}
