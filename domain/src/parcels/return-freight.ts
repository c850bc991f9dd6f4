import type { Fen } from '../money/fen.ts'
import type { ParcelStage } from './stages.ts'

/** Why a package came back to the warehouse. The first four are the shopper's to answer for. */
export const RETURN_CAUSES = [
  'wrong_address',
  'refused',
  'not_collected',
  'papers_missing',
  'carrier',
  'ours',
] as const
export type ReturnCause = (typeof RETURN_CAUSES)[number]

/** The most that a way back is believed to cost: 10,000 yuan. More is a slip of the keyboard. */
export const RETURN_FREIGHT_MAX_FEN = 1_000_000

/** Why a package in this stage may have come back: what was paid for as lost was not its shopper's fault. */
export const returnCausesFrom = (stage: ParcelStage): readonly ReturnCause[] =>
  stage === 'lost' ? RETURN_CAUSES.filter((cause) => BORNE_BY_US.has(cause)) : RETURN_CAUSES

const BORNE_BY_US: ReadonlySet<ReturnCause> = new Set(['carrier', 'ours'])

/**
 * What the shopper owes of what the carrier asked for the way back: all of it where they caused it (docs/rules/packages.md), nothing
 * where the carrier or we did. Never more than it cost.
 */
export const returnFreightOwed = (cause: ReturnCause, freightFen: Fen): Fen =>
  BORNE_BY_US.has(cause) ? 0 : freightFen
