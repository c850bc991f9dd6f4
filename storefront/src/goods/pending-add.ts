import { WAITS_FOR_LOGIN } from '../session.ts'
import { FILLED } from '../shared/bought-drafts.ts'
import type { AfterAdd } from './go-on.ts'
import type { GoodsValues } from './goods-values.ts'

/** The form's values for a pasted text or one of its links. */
type Filled = { draft: string; values: GoodsValues }
/** What a guest filled in and wanted to do with it, stored in this tab while the guest logs in. */
type PendingAdd = Filled & { afterAdd: AfterAdd }

/** Stores the addition until the guest, who is being asked to log in, has done so. */
export const savePending = (pending: PendingAdd): void =>
  sessionStorage.setItem(WAITS_FOR_LOGIN, JSON.stringify(pending))

export function clearPending(): void {
  sessionStorage.removeItem(WAITS_FOR_LOGIN)
  sessionStorage.removeItem(FILLED)
}

/** What a guest filled in for this pasted text, if anything. */
export function filledBefore(draft: string): GoodsValues | undefined {
  const filled = read(WAITS_FOR_LOGIN) ?? read(FILLED)
  return filled?.draft === draft ? filled.values : undefined
}

/** Whether an addition is waiting for the log-in. */
export const isPending = (): boolean => sessionStorage.getItem(WAITS_FOR_LOGIN) !== null

/**
 * Removes and returns the addition that waits for the log-in, either to send it now, or because the guest
 * navigated away and a later log-in of anybody must not send it. The form can still restore the values.
 */
export function takePending(): PendingAdd | undefined {
  const pending = read(WAITS_FOR_LOGIN)
  if (!pending?.afterAdd) return undefined
  const { draft, values, afterAdd } = pending
  sessionStorage.setItem(FILLED, JSON.stringify({ draft, values }))
  sessionStorage.removeItem(WAITS_FOR_LOGIN)
  return { draft, values, afterAdd }
}

function read(key: string): (Filled & Partial<PendingAdd>) | undefined {
  const kept = sessionStorage.getItem(key)
  // Only the functions above write this entry, in this tab.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return kept === null ? undefined : (JSON.parse(kept) as Filled)
}
