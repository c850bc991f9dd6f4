import type { Fen } from '../money/fen.ts'
import type { ParcelStage } from '../states/parcel-stages.ts'

/** Why a package was returned to the warehouse. The shopper is responsible for the first four. */
export const RETURN_CAUSES = [
  'wrong_address',
  'refused',
  'not_collected',
  'papers_missing',
  'carrier',
  'ours',
] as const
export type ReturnCause = (typeof RETURN_CAUSES)[number]

/** The highest accepted return freight: 10,000 yuan. More is assumed to be a typing error. */
export const RETURN_FREIGHT_MAX_FEN = 1_000_000

/**
 * The possible causes for the return of a package in this stage. If it was compensated as lost, the shopper
 * cannot be at fault.
 */
export const returnCausesFrom = (stage: ParcelStage): readonly ReturnCause[] =>
  stage === 'lost' ? RETURN_CAUSES.filter((cause) => BORNE_BY_US.has(cause)) : RETURN_CAUSES

const BORNE_BY_US: ReadonlySet<ReturnCause> = new Set(['carrier', 'ours'])

/**
 * The shopper's share of the carrier's return freight: all of it if the shopper caused the return
 * (docs/rules/packages.md), nothing if the carrier or we did. Never more than the actual cost.
 */
export const returnFreightShare = (cause: ReturnCause, freightFen: Fen): Fen =>
  BORNE_BY_US.has(cause) ? 0 : freightFen
