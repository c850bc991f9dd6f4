import type { Topic } from '@longhaul/contract/topics.ts'
import type { Tx } from './database/db.ts'
import { announce } from './announce.ts'

/**
 * Lets running work declare whom its changes concern. What it changes is declared by its route, or where a
 * job opens its transaction.
 */
export type Concerning = {
  /** Also notifies the open pages of this shopper. The calling shopper is notified anyway. */
  concerns(shopperId: string): void
  /** Nothing changed: neither shoppers nor staff are notified. */
  nothingChanged(): void
}

/**
 * Runs work in its transaction and, once that has committed, announces its changes to the shoppers concerned
 * and to staff.
 */
export async function announcing<T>(
  tx: Tx,
  changes: readonly Topic[],
  caller: string | undefined,
  work: (concerning: Concerning) => Promise<T>,
): Promise<T> {
  const concerned = new Set<string>()
  let isChanged = true
  const result = await work({
    concerns: (shopperId) => void concerned.add(shopperId),
    nothingChanged: () => void (isChanged = false),
  })
  if (concerned.size > 0 && changes.length === 0)
    throw new Error('Work that concerns a shopper must say what it changes.')
  if (caller !== undefined) concerned.add(caller)
  if (isChanged) announce(tx, [...concerned], changes)
  return result
}
