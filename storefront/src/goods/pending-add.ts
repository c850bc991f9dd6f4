import type { AfterAdd } from './go-on.ts'
import type { GoodsValues } from './goods-values.ts'

/** What a guest filled in and wanted to do with it: kept in this tab while the guest logs in. */
type PendingAdd = {
  /** The pasted text, and which of its links. */
  draft: string
  values: GoodsValues
  /** Null once it has been tried: it is sent by itself once at most. */
  afterAdd: AfterAdd | null
}

const KEY = 'goods:pending'

export const keepPending = (pending: PendingAdd): void => sessionStorage.setItem(KEY, JSON.stringify(pending))

export const forgetPending = (): void => sessionStorage.removeItem(KEY)

/** What a guest filled in for this pasted text, if anything. */
export function filledBefore(draft: string): GoodsValues | undefined {
  const pending = read()
  return pending?.draft === draft ? pending.values : undefined
}

/** Whether something waits for the log-in. */
export const isPending = (): boolean => Boolean(read()?.afterAdd)

/** Takes what waits for the log-in, to be sent now. The form still finds what was filled in. */
export function takePending(): (PendingAdd & { afterAdd: AfterAdd }) | undefined {
  const pending = read()
  if (!pending?.afterAdd) return undefined
  keepPending({ ...pending, afterAdd: null })
  return { ...pending, afterAdd: pending.afterAdd }
}

function read(): PendingAdd | undefined {
  const kept = sessionStorage.getItem(KEY)
  return kept === null ? undefined : (JSON.parse(kept) as PendingAdd)
}
