import type { ItemStage } from '../orders/stages.ts'
import type { Reason } from '../refusals.ts'
import type { UnclaimedStage } from './unclaimed.ts'

/** What a scan at the dock left behind, as far as it decides whether it may be taken back. */
export type ArrivedThing = {
  readonly stage: ItemStage
  readonly weighed: boolean
  readonly photos: number
  readonly problem: boolean
  /** How much else was done with it since: refunds asked for, moves, packages, claims, days that were paid. */
  readonly followed: number
}

/**
 * Null when a scan at the dock may be taken back, else why not: only while nothing followed it. What was weighed, photographed, shelved, reported,
 * claimed, moved or put somewhere has been handled, so it is here whatever was scanned; and what was refunded of it was refunded as
 * of something that is here.
 */
export function whyNotUndoArrival(arrival: {
  readonly undone: boolean
  readonly things: readonly ArrivedThing[]
  /** Its row among the unclaimed parcels, if it ever was one. */
  readonly unclaimed: {
    readonly stage: UnclaimedStage
    readonly photos: number
    readonly claims: number
    readonly kept: boolean
  } | null
}): Reason | null {
  if (arrival.undone) return 'scan_undone_already'
  const worked = arrival.things.some(
    (thing) =>
      thing.stage !== 'received' || thing.weighed || thing.photos > 0 || thing.problem || thing.followed > 0,
  )
  if (worked) return 'worked_on_already'
  const { unclaimed } = arrival
  if (!unclaimed || unclaimed.stage === 'matched' || unclaimed.stage === 'undone') return null
  if (unclaimed.stage !== 'unclaimed') return 'worked_on_already'
  return unclaimed.photos > 0 || unclaimed.claims > 0 || unclaimed.kept ? 'worked_on_already' : null
}
