import type { ItemStage } from '../states/item-stages.ts'
import type { Reason } from '../refusals.ts'
import type { UnclaimedStage } from './unclaimed.ts'

/** The results of a scan at the dock that decide whether it may be undone. */
export type ArrivedThing = {
  readonly stage: ItemStage
  readonly weighed: boolean
  readonly photos: number
  readonly problem: boolean
  /** The number of later actions on it: refund requests, moves, packages, claims, paid storage days. */
  readonly followed: number
}

/**
 * Null when a scan at the dock may be undone, else why not: only while no action followed it. Goods that were
 * weighed, photographed, shelved, reported, claimed or moved have been handled, so they are here whatever was
 * scanned; and refunds of them were made on the assumption that they are here. An unclaimed parcel may be
 * undone until a shopper claims it.
 */
export function whyNotUndoArrival(arrival: {
  readonly undone: boolean
  readonly things: readonly ArrivedThing[]
  /** Its row among the unclaimed parcels, if there is one. */
  readonly unclaimed: {
    readonly stage: UnclaimedStage
    readonly claims: number
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
  // Photos, shelf and description are the station's own: they go with the mistake.
  return unclaimed.claims > 0 ? 'somebody_claims' : null
}
