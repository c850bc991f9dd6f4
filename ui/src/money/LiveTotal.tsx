import { money } from '@longhaul/text/format.ts'
import type { ReactNode } from 'react'
import { useSpoken } from '../spoken/use-spoken.ts'

/**
 * A total that changes as the user types: shown immediately, announced after 500 ms without a change, not
 * announced initially.
 */
export function LiveTotal({ label, fen, approx }: { label: string; fen: number; approx?: ReactNode }) {
  const text = money(fen)
  const spoken = useSpoken(`${label} ${text}`)
  return (
    <div className="total">
      <span>{label}</span>
      <span className="money">
        <data value={(fen / 100).toFixed(2)} className="money-strong">
          {text}
        </data>
        {approx && <small>{approx}</small>}
      </span>
      <output className="sr-only" aria-live="polite" aria-atomic="true">
        {spoken}
      </output>
    </div>
  )
}
