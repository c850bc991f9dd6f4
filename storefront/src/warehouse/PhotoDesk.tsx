import { ABNORMAL_REASONS } from '@longhaul/domain/warehouse/inspection.ts'
import { dateTime, size, weight } from '@longhaul/text/format.ts'
import { orderPageText } from '@longhaul/text/storefront/orders/order-page.ts'
import { photoDeskText } from '@longhaul/text/storefront/warehouse/photo-desk.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { GoodsName, OriginalName } from '../shared/GoodsName.tsx'
import { goodsOptions } from '../shared/goods-name.ts'
import { ComparedPhotos } from './ComparedPhotos.tsx'
import { PhotoVerdict } from './PhotoVerdict.tsx'
import type { StockItem } from './shelf.ts'

const text = photoDeskText

/** Item by item: the listing's picture next to the warehouse's photos, and the shopper's verdict. */
export function PhotoDesk({
  items,
  openId,
  onMove,
  onClose,
}: {
  items: readonly StockItem[]
  /** The item being viewed; empty while the desk is closed. */
  openId: string
  onMove: (id: string) => void
  onClose: () => void
}) {
  const at = items.findIndex((item) => item.id === openId)
  const item = items[at]
  const next = items[at + 1]
  const goOn = () => (next ? onMove(next.id) : onClose())
  return (
    <Sheet
      open={item !== undefined}
      title={text.title}
      onClose={onClose}
      footer={item && <PhotoVerdict key={item.id} item={item} onDone={goOn} />}
    >
      {item && (
        <div className="grid gap-4">
          <div className="flex items-center justify-between gap-3">
            <Button
              size="small"
              guardMs={0}
              icon={<ChevronLeft />}
              disabled={at === 0}
              onClick={() => onMove(items[at - 1]?.id ?? '')}
            >
              {text.previous}
            </Button>
            <p className="num text-sm text-ink-2" role="status">
              {text.at(at + 1, items.length)}
            </p>
            <Button
              size="small"
              guardMs={0}
              icon={<ChevronRight />}
              disabled={!next}
              onClick={() => onMove(next?.id ?? '')}
            >
              {text.next}
            </Button>
          </div>
          <div>
            <h3 className="line-clamp-3">
              <GoodsName of={item} />
            </h3>
            <OriginalName of={item} />
          </div>
          {item.problem && <Problem item={item} />}
          <ComparedPhotos key={item.id} item={item} />
          <Facts item={item} />
          <Accepted item={item} />
        </div>
      )}
    </Sheet>
  )
}

function Problem({ item }: { item: StockItem }) {
  const known = ABNORMAL_REASONS.find((reason) => reason === item.problem)
  return (
    <Note tone="bad" title={known ? orderPageText.problems[known] : text.problem}>
      {item.problem_note}
    </Note>
  )
}

function Facts({ item }: { item: StockItem }) {
  const [length, width, height] = item.size_mm ?? []
  const rows = [
    [text.ordered, goodsOptions(item)],
    [text.quantity, String(item.quantity)],
    [text.weight, item.weight_grams ? weight(item.weight_grams) : ''],
    [
      text.size,
      length !== undefined && width !== undefined && height !== undefined ? size(length, width, height) : '',
    ],
  ] as const
  return (
    <dl className="num grid gap-1">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="flex items-baseline justify-between gap-4">
              <dt className="flex-none text-ink-2">{name}</dt>
              <dd className="min-w-0 text-end break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Accepted({ item }: { item: StockItem }) {
  const now = useNow()
  const { accepted_at: at, refund_deadline_at: deadline } = item
  const isStillTime = deadline !== null && now !== null && new Date(deadline).getTime() > now
  return (
    <>
      {at && <Note tone="ok">{text.acceptedAt(dateTime(at))}</Note>}
      {item.order_item_id === null && <p className="text-sm text-ink-2">{text.forwarded}</p>}
      {isStillTime && item.stage === 'in_stock' && (
        <p className="text-sm text-ink-2">
          {text.refundStill} <DateTime at={deadline} />
        </p>
      )}
    </>
  )
}
