import type { Texts } from '../languages.ts'
import type { Allowance } from './allowances.ts'
import type { WhyZero } from './conditions.ts'
import type { Charge, ChargeKind, Fact, LegalState, Limit, Money, Need, Span } from './rule.ts'
import type { Working } from './workings.ts'

/**
 * `exact`: to the minor unit. `estimate`: something was assumed or converted. `range`: between two amounts.
 * `partly`: at least this much, and something that nobody can say. `unknown`: no figure.
 */
export const CERTAINTIES = ['exact', 'estimate', 'range', 'partly', 'unknown'] as const
export type Certainty = (typeof CERTAINTIES)[number]

/** What customs will charge. All amounts are in minor units of the place's currency. */
export type DutyAnswer = {
  readonly place: string
  readonly currency: string
  readonly version: string
  readonly regime: string | null
  /** The last day of the rules that were applied, if they have one. */
  readonly until: string | null
  readonly certainty: Certainty
  /** Duty, taxes and levies that the recipient still has to pay on arrival; private fees apart. */
  readonly total: Span<number>
  readonly fees: Span<number>
  readonly rows: readonly DutyRow[]
  readonly zeros: readonly ZeroRow[]
  /** Charges that are not law yet, or not at this day; never in the total. */
  readonly announced: readonly Announced[]
  readonly needs: readonly Need[]
  readonly limits: readonly Limit[]
  readonly notes: readonly Texts[]
  readonly allowances: readonly Allowance[]
  /** Currencies without an exchange rate, without which nothing could be calculated. */
  readonly missingRates: readonly string[]
  /** The answer for the first day of the arrival, if the rules change before the last. */
  readonly onFirstDay: DutyAnswer | null
}

export type DutyRow = Fact & {
  readonly charge: string
  readonly kind: ChargeKind
  readonly name: Texts
  readonly legal: LegalState
  readonly amount: Span<number>
  /** Part of it, or all, is not known: the amount is the least. */
  readonly open: boolean
  /** Part of a charge in its base is not known, so that it is at least this much. */
  readonly onOpen?: boolean
  /** Its likely arithmetic; rows that were stored before the rest was told have no more than this. */
  readonly workings: readonly Working[]
  readonly least?: readonly Working[]
  /** The arithmetic of its lowest and highest amount, where they differ. */
  readonly ends?: { readonly low: Steps; readonly high: Steps }
  /** What is done to the result, in this order. */
  readonly adjusted?: Pick<Charge, 'minus' | 'atMost' | 'round' | 'notLeviedUpTo'>
  /**
   * Who bears it: the shipping line, if its price contains it. `sale`: the recipient, with the payment to us.
   */
  readonly paidBy: Charge['owes'] | 'line' | 'sale'
  readonly collects: Charge['collects']
  readonly at: Charge['at']
  /** The registration under which it is collected with the payment; null: it is not. */
  readonly scheme: string | null
  readonly note: Texts | null
}

/** The arithmetic of an amount, and of the least that is charged. */
export type Steps = { readonly workings: readonly Working[]; readonly least: readonly Working[] }

export type ZeroRow = Fact & {
  readonly charge: string
  readonly kind: ChargeKind
  readonly name: Texts
  readonly why: WhyZero
  /** What would have to be said about the shipment for it to be due. */
  readonly statement?: Texts | null
  readonly limit: Money | null
  /** How much more of the measure would reach the limit, in the place's currency. */
  readonly left: number | null
}

export type Announced = Fact & {
  readonly charge: string
  readonly name: Texts
  readonly legal: LegalState
  readonly from: string | null
}

/** The parts of an answer to which only an applied regime contributes. */
export const NO_FIGURE = {
  regime: null,
  until: null,
  certainty: 'unknown',
  total: { low: 0, likely: 0, high: 0 },
  fees: { low: 0, likely: 0, high: 0 },
  rows: [],
  zeros: [],
  announced: [],
  needs: [],
  limits: [],
  notes: [],
  allowances: [],
  missingRates: [],
  onFirstDay: null,
} as const satisfies Partial<DutyAnswer>
