import { DEBT_KINDS, DUE_KINDS, HOLD_KINDS } from '@longhaul/domain/funds/standing.ts'
import { Type } from 'typebox'
import { Fen, Moment, nullable, oneOf } from '../fields.ts'

export const Hold = Type.Object({
  kind: oneOf(HOLD_KINDS),
  since: Moment,
  /** When it ends by itself; null if only its cause ends it. */
  until: nullable(Moment),
})

/** What a shopper owes, what is due with their goods, and what holds their money. */
export const Standing = Type.Object({
  /** The parts of the debt, oldest first. */
  debts: Type.Array(Type.Object({ kind: oneOf(DEBT_KINDS), amount_fen: Fen })),
  /** What a withdrawal leaves on the balance, because it is due with goods. */
  due: Type.Array(Type.Object({ kind: oneOf(DUE_KINDS), amount_fen: Fen })),
  holds: Type.Array(Hold),
})
