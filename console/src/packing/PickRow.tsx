import { shelfWithWarehouse } from '@longhaul/domain/warehouse/goods-signs.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { weight } from '@longhaul/text/format.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import Circle from 'lucide-react/icons/circle'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import type { Parcel } from '../shared/parcel.ts'

type Content = Parcel['contents'][number]

/** By the width of the bench: where it is narrow, label and shelf have a line of their own. */
const ROW =
  'grid min-h-11 w-full grid-cols-[20px_18px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 text-start @min-[640px]:grid-cols-[20px_18px_minmax(0,1fr)_auto_68px]'
const PLACE =
  'code col-span-2 col-start-3 row-start-2 flex gap-3 ps-[46px] pb-1.5 text-sm @min-[640px]:col-span-1 @min-[640px]:col-start-4 @min-[640px]:row-start-1 @min-[640px]:p-0'

/**
 * One item on one line: whether it is in the box, its number in the drawing, its label and shelf. Clicking a
 * missing item makes it the next.
 */
export function PickRow({
  number,
  content,
  onChoose,
}: {
  number: number
  content: Content
  onChoose: () => void
}) {
  const isLabelled = content.labelled_pieces > 0
  const cells = (
    <>
      {content.checked ? <CircleCheck className="text-ok" /> : <Circle className="text-ink-3" />}
      <b className="num">{number}</b>
      <GoodsCard
        size="s"
        goods={content}
        beside={
          <>
            {content.checked_pieces > 0 && !content.checked && (
              <small className="muted">
                {packingText.piecesIn(content.checked_pieces, content.quantity)}
              </small>
            )}
            {content.short && (
              <b className="text-sm text-warn">{pickingText.hand.whyShort[content.short.reason]}</b>
            )}
          </>
        }
      />
      <span className={PLACE}>
        <span>{isLabelled ? content.goods_number : content.tracking_number}</span>
        <span className="text-kraft">{shelfWithWarehouse(content.warehouse_id, content.shelf) || '—'}</span>
      </span>
      <span className="num col-start-4 row-start-1 text-end @min-[640px]:col-start-5">
        {content.weight_grams === null ? '' : weight(content.weight_grams)}
      </span>
      {content.checked && <span className="sr-only">{packingText.checked}</span>}
    </>
  )
  return (
    <li className={`@container border-line/65 not-first:border-t ${content.checked ? 'bg-ok-tint/45' : ''}`}>
      {content.checked ? (
        <div className={ROW}>{cells}</div>
      ) : (
        <button
          type="button"
          className={`${ROW} hover:bg-sunken/55 focus-visible:-outline-offset-3`}
          onClick={onChoose}
        >
          {cells}
        </button>
      )}
    </li>
  )
}
