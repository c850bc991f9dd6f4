import { CERTAINTIES } from '@longhaul/domain/duty/answer.ts'
import { CHARGE_KINDS, EFFECTS, MOMENTS, STRENGTHS } from '@longhaul/domain/duty/rule.ts'
import { Type } from 'typebox'
import { Fen, nullable, oneOf } from '../fields.ts'

const Span = { low_fen: Fen, likely_fen: Fen, high_fen: Fen }

/** Where a fact comes from, how far it can be relied on, and when somebody last looked. */
const Fact = { source: Type.String(), strength: oneOf(STRENGTHS), checked: Type.String() }

/** What customs will charge for a package by one line: domain/src/duty. An estimate: customs decide. */
export const DutyCard = Type.Object({
  /** The day for which it was calculated, and the version of the rules; null: there are none. */
  day: Type.String(),
  version: nullable(Type.String()),
  /**
   * `exact`; `estimate`: something was assumed or converted; `range`: between two amounts; `partly`: at least
   * this much; `unknown`: no figure.
   */
  certainty: oneOf(CERTAINTIES),
  /** Whether the line's price contains all of it, a part, or nothing. */
  line_pays: oneOf(['all', 'part', 'nothing']),
  /** What the recipient pays on arrival. */
  ...Span,
  rows: Type.Array(
    Type.Object({
      kind: oneOf(CHARGE_KINDS),
      name: Type.String(),
      /** Its arithmetic, in the money of the destination. */
      how: Type.String(),
      /** The same amount in the money of the destination; empty if that is yuan. */
      local: Type.String(),
      ...Span,
      /** A part of it, or all, is not known. */
      is_open: Type.Boolean(),
      paid_by: oneOf(['recipient', 'sender', 'operator', 'carrier', 'line', 'sale']),
      /** When it is paid. */
      at: oneOf(MOMENTS),
      note: Type.String(),
      ...Fact,
    }),
  ),
  /** Charges that are not due, and why. */
  zeros: Type.Array(Type.Object({ name: Type.String(), why: Type.String() })),
  /** Charges that are not law yet, or not at that day; in no amount. */
  announced: Type.Array(Type.Object({ name: Type.String(), when: Type.String() })),
  /** What the destination demands besides money. */
  needs: Type.Array(Type.Object({ name: Type.String() })),
  /** How many digits the tariff number of each line must have; 0: none is demanded. */
  code_digits: Type.Integer(),
  /** What it does not admit, or only by another procedure. */
  limits: Type.Array(Type.Object({ name: Type.String(), effect: oneOf(EFFECTS) })),
  /** The exchange rates by which its amounts became yuan, and how they were rounded; empty without any. */
  exchange: Type.String(),
  notes: Type.Array(Type.String()),
  /** What a person may receive in a period before other rules apply, where that is nearly or wholly used. */
  allowances: Type.Array(Type.Object({ says: Type.String(), is_over: Type.Boolean() })),
})
