import type { Fen } from '../money/fen.ts'

/** The most that one recharge credits: 100,000 yuan, which is beyond what a card pays at once. More is several recharges. */
export const RECHARGE_MAX_FEN: Fen = 10_000_000
