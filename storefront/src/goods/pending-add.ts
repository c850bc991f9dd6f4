import type { GoodsValues } from './goods-values.ts'

/** What a guest filled in and wanted to do with it: kept in this tab while the guest logs in. */
export type PendingAdd = { pasted: string; values: GoodsValues; then: 'cart' | 'buy' }

const KEY = 'goods:pending'

export const keepPending = (pending: PendingAdd): void => sessionStorage.setItem(KEY, JSON.stringify(pending))

/** What is kept for this pasted text, if anything. */
export function peekPending(pasted: string): PendingAdd | undefined {
  const kept = sessionStorage.getItem(KEY)
  if (kept === null) return undefined
  const pending = JSON.parse(kept) as PendingAdd
  return pending.pasted === pasted ? pending : undefined
}

/** The same, and forgets it: whoever takes it does it, once. */
export function takePending(pasted: string): PendingAdd | undefined {
  const pending = peekPending(pasted)
  if (pending) sessionStorage.removeItem(KEY)
  return pending
}
