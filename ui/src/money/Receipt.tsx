import { money, moneyWithCode } from '@longhaul/text/format.ts'
import type { ReactNode } from 'react'

export type ReceiptRow = {
  label: ReactNode
  fen: number
  /** How the amount is calculated: "3 × 500 g". */
  note?: ReactNode
  /** A deduction: a coupon, a refund. */
  off?: boolean | undefined
}

/** A bill that the reader can recompute: its lines, a tear line, the total. */
export function Receipt({
  rows,
  total,
  approx,
}: {
  rows: readonly ReceiptRow[]
  total: { label: ReactNode; fen: number }
  approx?: ReactNode
}) {
  return (
    <dl className="receipt">
      {rows.map((row, index) => (
        <div key={index} data-off={row.off ? '' : undefined}>
          <dt>
            {row.label}
            {row.note && <small>{row.note}</small>}
          </dt>
          <dd>{money(row.off ? -row.fen : row.fen)}</dd>
        </div>
      ))}
      <div className="receipt-total">
        <dt>{total.label}</dt>
        <dd>
          {moneyWithCode(total.fen)}
          {approx && <small>{approx}</small>}
        </dd>
      </div>
    </dl>
  )
}
