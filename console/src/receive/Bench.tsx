import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import type { ReactNode } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import type { StockRow } from './stock-item.ts'

/**
 * One arrived item, filling the bench: what was ordered and asked for, then the work to do.
 */
export function Bench({ row, children }: { row: StockRow; children: ReactNode }) {
  return (
    <article className="flex min-h-full flex-col gap-4" aria-label={row.title}>
      <GoodsCard size="l" goods={row}>
        <div className="muted">
          <Line as="p">
            <span className="code">{row.tracking_number}</span>
            {row.order_number ? (
              <span className="code">{row.order_number}</span>
            ) : (
              <span>{receiveText.forwarded}</span>
            )}
            <span>{consoleWords.shopperOf(row.shopper_name, row.shopper_code)}</span>
          </Line>
        </div>
      </GoodsCard>
      {children}
    </article>
  )
}
