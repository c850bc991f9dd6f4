import { plusDays, shanghaiDay, startOfDay } from '../time/days.ts'

/** A payment or a refund as one side records it, with the recharge that it belongs to. */
export type Movement = {
  kind: 'payment' | 'refund'
  /** The provider's reference. */
  ref: string
  rechargeId: string | undefined
  currency: string
  minor: number
}

export type Difference = {
  kind: 'not_in_books' | 'not_at_provider' | 'amount_differs'
  movement: Movement
  oursMinor: number | null
  theirsMinor: number | null
}

/**
 * Compares a provider's movements of a day with the books. Payments are matched by their recharge, refunds by
 * the provider's reference; of several payments for one recharge, one is in the books. `theirs` and `ours`
 * cover the day itself; `theirsAround` and `oursAround` extend beyond it, because a movement may fall before
 * midnight on one side and after it on the other.
 */
export function reconcile(
  theirs: readonly Movement[],
  ours: readonly Movement[],
  oursAround: readonly Movement[],
  theirsAround: readonly Movement[],
): Difference[] {
  const booked = byKey(oursAround)
  const reported = byKey(theirsAround)
  const matched = new Map<string, string>()
  for (const movement of theirs) {
    const key = keyOf(movement)
    if (!matched.has(key) || movement.ref === booked.get(key)?.ref) matched.set(key, movement.ref)
  }
  const differences: Difference[] = []
  for (const movement of theirs) {
    const own = booked.get(keyOf(movement))
    if (!own || matched.get(keyOf(movement)) !== movement.ref)
      differences.push({ kind: 'not_in_books', movement, oursMinor: null, theirsMinor: movement.minor })
    else if (own.currency !== movement.currency || own.minor !== movement.minor)
      differences.push({
        kind: 'amount_differs',
        movement,
        oursMinor: own.minor,
        theirsMinor: movement.minor,
      })
  }
  for (const movement of ours)
    if (!reported.has(keyOf(movement)))
      differences.push({ kind: 'not_at_provider', movement, oursMinor: movement.minor, theirsMinor: null })
  return differences
}

const keyOf = ({ kind, ref, rechargeId }: Movement): string =>
  kind === 'payment' && rechargeId ? `payment of ${rechargeId}` : `${kind} ${ref}`

const byKey = (movements: readonly Movement[]): Map<string, Movement> =>
  new Map(movements.map((movement) => [keyOf(movement), movement]))

/** The last complete day in Shanghai before `now`, as `2026-11-01`. */
export const dayBefore = (now: Date): string => plusDays(shanghaiDay(now), -1)

/** The start and the end of a day in Shanghai. */
export const boundsOf = (day: string): { from: Date; until: Date } => ({
  from: startOfDay(day),
  until: startOfDay(plusDays(day, 1)),
})
