import type { Texts } from '../languages.ts'

/*
 * What a file of duty rules says, once it has been read. No country is named here or in the engine: a
 * country is data (`rules/`, CONTRIBUTING.md "A destination’s duty rules").
 */

/** Where a fact comes from, and the day on which somebody last looked (`2026-11-28`). */
export type Fact = {
  readonly strength: Strength
  readonly source: string
  readonly checked: string
}

/**
 * How far a fact can be relied on: read on the authority's own page; reported by the press, a law firm or a
 * carrier; right on an earlier day, and not looked up since; found in one weak place; common knowledge of the
 * trade that nobody looked up; or disputed.
 */
export const STRENGTHS = ['official', 'reported', 'old', 'weak', 'trade', 'disputed'] as const
export type Strength = (typeof STRENGTHS)[number]

/** A printed rule is not always a rule that is collected. Only `in_force` is counted as due. */
export const LEGAL_STATES = ['in_force', 'announced', 'unconfirmed', 'suspended', 'void', 'lapsed'] as const
export type LegalState = (typeof LEGAL_STATES)[number]

export type Money = { readonly currency: string; readonly minor: number }

/** A share in millionths: 16.5 % is 165,000. */
export type Ppm = number
export const WHOLE: Ppm = 1_000_000

/** The least, the likeliest and the most: equal where a figure is certain. */
export type Span<Value> = { readonly low: Value; readonly likely: Value; readonly high: Value }
export type Scenario = keyof Span<unknown>

/** The parts of a shipment's value. `fob`: those up to the port; `cif`: those up to the border. */
export const PARTS = {
  goods: ['goods'],
  domestic: ['domestic'],
  freight: ['freight'],
  insurance: ['insurance'],
  fob: ['goods', 'domestic'],
  cif: ['goods', 'domestic', 'freight', 'insurance'],
} as const
export type Part = (typeof PARTS)['cif'][number]

export const CARRIAGES = ['post', 'express', 'line', 'air', 'sea', 'land'] as const
export type Carriage = (typeof CARRIAGES)[number]

/** The periods over which a law adds up a person's parcels; `together`: those that arrive together. */
export const WINDOWS = ['together', 'month', 'quarter', 'half_year', 'year'] as const
export type Window = (typeof WINDOWS)[number]

/** A question about a shipment. A list of tests holds if each of them does. */
export type Test =
  | { readonly is: 'carriage'; readonly among: readonly Carriage[] }
  | { readonly is: 'stated' | 'province' | 'origin'; readonly among: readonly string[] }
  | ValueTest
  | { readonly is: 'parcels'; readonly atMost: number; readonly window: Window }
  | { readonly is: 'pieces'; readonly atMost: number; readonly goods: readonly string[] | null }
  | { readonly is: 'grams'; readonly atMost: number }
  | { readonly is: 'all_goods' | 'any_goods'; readonly codes: readonly string[] }
  | { readonly is: 'not'; readonly test: Test }
  | { readonly is: 'any'; readonly tests: readonly Test[] }

/**
 * Compares a measure of value with a limit, in any currency: `within` includes the limit, `below` does not,
 * and `above` and `reaches` are their opposites. With a window, what was received in it is added. `item`
 * measures the dearest single piece.
 */
export type ValueTest = {
  readonly is: 'within' | 'below' | 'above' | 'reaches'
  readonly limit: Money
  readonly of: readonly Part[] | 'item'
  readonly valued: Ppm
  readonly window: Window | null
}

/** The units by which a flat amount is charged; `code` counts the codes in full, `hs6` by six digits. */
export const PER = ['consignment', 'line', 'hs6', 'code', 'kg', 'piece', 'pair'] as const
export type Per = (typeof PER)[number]

/** A rate, or null where it is known that one applies and not which. */
export type Rate = Span<Ppm> | null

/** Rates by tariff code from one source, to which the charges of several places may point. */
export type RateTable = {
  /** As charges refer to it, without the `@`. */
  readonly name: string
  readonly title: Texts
  readonly source: string
  readonly licence: string
  /** The day of the copy, and how far it can be relied on. */
  readonly copied: string
  readonly strength: Strength
  /** How many lines the source has. */
  readonly lines: number
  /** By the beginnings of codes; the longest match counts. */
  readonly rates: ReadonlyMap<string, Rate>
  /** By a beginning of at least six digits: all rates of the longer codes in the table that begin so. */
  readonly ranges: ReadonlyMap<string, Rate>
}

/**
 * How much is charged. `share`: a rate of parts of the value and of earlier charges (by id, or `#kind`),
 * where `table` has the rates of codes, and `byCode` those that it lacks by the beginning of a code, or `*`;
 * the longest match counts; `valued` weighs the parts; `over` leaves only the excess; `inside` means that the
 * charge is part of its own base.
 * `flat`: an amount for each unit. `greater`, `lesser`: of several amounts, for each line of goods. `open`:
 * not known.
 */
export type Amount =
  | {
      readonly by: 'share'
      readonly byCode: ReadonlyMap<string, Rate>
      readonly table: RateTable | null
      readonly of: readonly string[]
      readonly valued: Ppm
      readonly over: { readonly limit: Money; readonly window: Window | null } | null
      readonly inside: boolean
    }
  | {
      readonly by: 'flat'
      readonly amount: Span<Money>
      readonly per: Per
      readonly overGrams: number
    }
  | { readonly by: 'greater' | 'lesser'; readonly amounts: readonly Amount[] }
  | { readonly by: 'open' }

/** `duty` and `tax` are the state's, as is a `levy`, which bears tax only where named; a `fee` is private. */
export const CHARGE_KINDS = ['duty', 'tax', 'levy', 'fee'] as const
export type ChargeKind = (typeof CHARGE_KINDS)[number]

export const OWES = ['recipient', 'sender', 'operator', 'carrier'] as const
export const COLLECTS = ['seller', 'carrier', 'post', 'customs'] as const
export const MOMENTS = ['sale', 'dispatch', 'before_delivery', 'delivery', 'later'] as const

export type Charge = Dated &
  Fact & {
    readonly id: string
    readonly kind: ChargeKind
    readonly name: Texts
    readonly when: readonly Test[]
    /** Only for goods whose codes begin so, and not for those of `except`; null: for all. */
    readonly goods: readonly string[] | null
    readonly except: readonly string[]
    readonly amount: Amount
    /** Applied to the whole charge, in this order. */
    readonly minus: Money | null
    readonly atLeast: Amount | null
    readonly atMost: Money | null
    readonly round: { readonly way: 'up' | 'down' | 'half_up'; readonly step: Money } | null
    /** A charge of at most this is not levied at all; above it, it is levied in full. */
    readonly notLeviedUpTo: Money | null
    readonly owes: (typeof OWES)[number]
    readonly collects: (typeof COLLECTS)[number]
    readonly at: (typeof MOMENTS)[number]
    /** The statement under which we collect it ourselves with the payment; null: we do not. */
    readonly scheme: string | null
    readonly note: Texts | null
  }

/** What a destination wants to have besides money. */
export const NEEDS = ['identity', 'code_digits', 'identifier', 'maker', 'paper', 'statement'] as const
export type Need = Dated &
  Fact & {
    readonly id: string
    readonly need: (typeof NEEDS)[number]
    readonly name: Texts
    readonly when: readonly Test[]
    readonly digits: number | null
  }

/** What happens to a shipment to which all tests of a limit apply. */
export const EFFECTS = ['refused', 'general_procedure', 'warning'] as const
export type LimitEffect = (typeof EFFECTS)[number]
export type Limit = Dated &
  Fact & {
    readonly id: string
    readonly name: Texts
    readonly when: readonly Test[]
    readonly effect: LimitEffect
  }

/** An ordered list of charges for the shipments to which all tests apply. */
export type Regime = Dated &
  Fact & {
    readonly id: string
    readonly when: readonly Test[]
    readonly charges: readonly Charge[]
    readonly note: Texts | null
  }

/** The first and the last day, null where unknown or without end, and whether it is law. */
export type Dated = {
  readonly from: string | null
  readonly until: string | null
  readonly legal: LegalState
}

/** A place with rules of its own: a country, or a part of one that is told by postcode or province. */
export type Place = {
  readonly place: string
  readonly name: Texts
  /** The currency in which its customs calculate. */
  readonly currency: string
  readonly territory: Territory | null
  /** What can be said about a shipment, such as that the tax was taken at the sale; tests refer to these. */
  readonly statements: ReadonlyMap<string, Texts>
  /** In order: the first whose tests hold is applied. */
  readonly regimes: readonly Regime[]
  readonly needs: readonly Need[]
  readonly limits: readonly Limit[]
  readonly note: Texts | null
  /** After how many days without a check the rules count as old. */
  readonly recheckDays: number
  readonly version: string
}

/** For a place whose file says nothing else. */
export const RECHECK_DAYS = 90

export type Territory = {
  readonly country: string
  readonly postcodes: readonly string[]
  readonly provinces: readonly string[]
}

/** Whether a rule with dates covers a day. */
export const isOn = ({ from, until }: Dated, day: string): boolean =>
  (from === null || from <= day) && (until === null || day <= until)
