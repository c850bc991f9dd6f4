import type { Fen } from '../money/fen.ts'

/** The most that one recharge can credit: 100,000 yuan, more than a card pays at once. A larger amount takes several recharges. */
export const RECHARGE_MAX_FEN: Fen = 10_000_000
