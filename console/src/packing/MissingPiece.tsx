import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import type { Parcel } from '../shared/parcel.ts'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
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
  const places = useCall('GET /staff/stock_items/{id}/places', { params: { id: content.stock_item_id } })
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
        <p>{words.text}</p>
        <Loaded of={places}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="muted">{words.none}</p>
            ) : (
              <Table
                caption={words.title}
                captionHidden
                rows={items}
                rowKey={(place) => place.at}
                columns={[
                  {
                    head: packingText.walk.shelf,
                    names: true,
                    render: (place) => <span className="code">{place.shelf}</span>,
                  },
                  { head: words.by, render: (place) => place.by ?? '—' },
                  { head: words.at, render: (place) => <DateTime at={place.at} /> },
                ]}
              />
            )
          }
        </Loaded>
        <p className="text-sm text-ink-2">{words.still}</p>
      </Stack>
    </Sheet>
  )
}
