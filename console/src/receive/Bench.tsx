import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import type { ReactNode } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { Subject } from '../shared/Subject.tsx'
import type { StockRow } from './stock-item.ts'
import { LatinNames } from '../shared/LatinNames.tsx'

/**
 * One arrived item, filling the bench: what was ordered, which photos the shopper paid for, then the work to
 * do.
 */
export function Bench({ row, children }: { row: StockRow; children: ReactNode }) {
  return (
    <article className="flex min-h-full flex-col gap-4" aria-label={row.title}>
      <Subject image={row.image} pictureSize="medium">
        <h2 className="text-xl" lang="zh-Hans">
          {row.title}
        </h2>
        <LatinNames of={row} />
        <p className="text-lg">
          {row.options_text && <b lang="zh-Hans">{row.options_text}</b>}{' '}
          <b>{consoleWords.quantity(row.quantity)}</b>
        </p>
        <div className="muted">
          <Line as="p">
            <span className="code">{row.tracking_number}</span>
            {row.order_number ? (
              <span className="code">{row.order_number}</span>
            ) : (
              <span>{receiveText.forwarded}</span>
            )}
            <span>{consoleWords.shopperOf(row.shopper_name, row.shopper_code)}</span>
            <span>{row.warehouse_id}</span>
          </Line>
        </div>
      </Subject>
      {children}
    </article>
  )
}

/** The photos that the shopper paid for, shown at the top of the bench, and how many are taken. */
export function PhotoWish({ row }: { row: StockRow }) {
  if (row.photo_shots === 0) return null
  const taken = row.photos.filter((photo) => photo.kind === 'detail').length
  const done = taken >= row.photo_shots
  return (
    <div
      className={`flex items-baseline gap-4 rounded-card px-4 py-3 text-lg font-medium ${done ? 'bg-ok-tint' : 'bg-warn-tint'}`}
    >
      <StatusTag kind={done ? 'done' : 'attention'} raised>
        {receiveText.wish(taken, row.photo_shots)}
      </StatusTag>
      <p>{row.photo_remark || receiveText.noWishText}</p>
    </div>
  )
}
