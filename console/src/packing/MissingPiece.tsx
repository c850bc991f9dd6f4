import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import type { Parcel } from '../shared/parcel.ts'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { PlacesTable } from '../shared/goods/PlacesTable.tsx'
import { Stack } from '../shared/layout/Stack.tsx'

const words = packingText.missingPiece

/**
 * Shown if a piece is not on its shelf: where it was put before, by whom and when, and how to go on without
 * it.
 */
export function MissingPiece({
  content,
  onLater,
  onClose,
}: {
  content: Parcel['contents'][number]
  /** Moves on to the next piece; undefined if this is the last one missing. */
  onLater: (() => void) | undefined
  onClose: () => void
}) {
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      footer={
        <>
          {onLater && (
            <Button type="primary" guardMs={0} onClick={onLater}>
              {words.later}
            </Button>
          )}
          <Button guardMs={0} onClick={onClose}>
            {consoleWords.close}
          </Button>
        </>
      }
    >
      <Stack>
        <GoodsCard size="m" goods={content} />
        {content.short && (
          <p className="font-semibold text-warn">
            {pickingText.bench.shortBy(pickingText.hand.whyShort[content.short.reason], content.short.by)}
          </p>
        )}
        <p>{words.text}</p>
        <PlacesTable id={content.stock_item_id} />
        <p className="text-sm text-ink-2">{words.still}</p>
      </Stack>
    </Sheet>
  )
}
