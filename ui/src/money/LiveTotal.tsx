import { moneyWithCode } from '@longhaul/text/format.ts'
import type { ReactNode } from 'react'
import { useSpoken } from '../spoken/use-spoken.ts'

/** A total that changes under the reader's hands: seen at once, spoken when it has rested for 500 ms, silent on arrival. */
export function LiveTotal({ label, fen, approx }: { label: string; fen: number; approx?: ReactNode }) {
  const text = moneyWithCode(fen)
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
