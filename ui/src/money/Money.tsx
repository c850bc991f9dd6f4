import { money, moneyWithCode } from '@longhaul/text/format.ts'
import type { ReactNode } from 'react'

/**
 * An amount in fen: `¥1,234.50` in lists, with the currency code in totals and receipts (¥ is also yen).
 * `was` is an old price, struck through; `approx` is the already formatted amount in the reader's currency,
 * `≈ US$171.20`.
 */
export function Money({
  fen,
  code,
  strong,
  was,
  approx,
}: {
  fen: number
  code?: boolean | undefined
  strong?: boolean | undefined
  was?: number | undefined
  approx?: ReactNode
}) {
  return (
    <span className="money">
      {was !== undefined && <s>{money(was)}</s>}
      <data value={(fen / 100).toFixed(2)} className={strong ? 'money-strong' : undefined}>
        {code ? moneyWithCode(fen) : money(fen)}
      </data>
      {approx && <small>{approx}</small>}
    </span>
  )
}
