import type { Texts } from '../languages.ts'
import {
  CHARGE_KINDS,
  type Amount,
  type ChargeKind,
  type Money,
  type Part,
  type Per,
  type Ppm,
  WHOLE,
} from './rule.ts'
import { type Consignment, MICRO, type Micro, partsOf } from './shipment.ts'

/**
 * One step of a charge's arithmetic for some lines of goods: a rate of a base, or a sum for each unit. With
 * neither, it is the base of the lines whose rate nobody knows.
 */
export type Working = {
  /** The lines, by their place in the shipment. */
  readonly lines: readonly number[]
  /** In minor units of the place's currency. */
  readonly base: number | null
  /** What the base is made of. */
  readonly of: readonly BasePart[]
  readonly rate: Ppm | null
  /** The charge is part of its own base. */
  readonly inside: boolean
  readonly flat: Money | null
  readonly per: Per | null
  /** How many units; grams if charged by weight. */
  readonly count: number | null
  readonly amount: number
  /** What it was chosen before, where the greater or the lesser of several amounts is due. */
  readonly than?: { readonly by: 'greater' | 'lesser'; readonly workings: readonly Working[] }
}

/** A part of the value, or earlier charges, as they stand in a base; `value`: several parts of the value. */
export type BasePart = {
  readonly part: Part | ChargeKind | 'value'
  /** In minor units of the place's currency, before it is weighed. */
  readonly amount: number
  /** The earlier charge, where the base names it by its id; otherwise all of the kind are meant. */
  readonly name?: Texts
  /** Only this share of it counts. */
  readonly valued?: Ppm
  /** It is only what exceeds this free amount. */
  readonly over?: Money
}

/** A charge calculated before, on which later ones may be based. */
export type EarlierCharge = {
  readonly kind: ChargeKind
  readonly name: Texts
  readonly byLine: readonly Micro[]
  /** A part of it is not known. */
  readonly open: boolean
}

/** The charges calculated so far, by id. */
export type Earlier = ReadonlyMap<string, EarlierCharge>

type Share = Extract<Amount, { by: 'share' }>

/** The earlier charges in a base, each once, even if it is named by its id and its kind. */
export const chargesIn = ({ of }: Pick<Share, 'of'>, earlier: Earlier): [string, EarlierCharge][] =>
  [...earlier].filter(([id, { kind }]) => of.includes(id) || of.includes(`#${kind}`))

/** What the base of some lines is made of; `values` are the parts of their value after a free amount. */
export function compositionOf(
  share: Share,
  members: readonly number[],
  values: readonly Micro[],
  { consignment, earlier }: { readonly consignment: Consignment; readonly earlier: Earlier },
): BasePart[] {
  const sum = (amounts: readonly Micro[]): number =>
    toMinor(members.reduce((all, index) => all + (amounts[index] ?? 0n), 0n))
  const charges = chargesIn(share, earlier)
  const byKind = CHARGE_KINDS.map((kind) => ({
    part: kind,
    amount: charges.reduce(
      (all, [, entry]) =>
        all + (share.of.includes(`#${kind}`) && entry.kind === kind ? sum(entry.byLine) : 0),
      0,
    ),
  }))
  const byId = charges.flatMap(([, { kind, name, byLine }]) =>
    share.of.includes(`#${kind}`) ? [] : [{ part: kind, amount: sum(byLine), name }],
  )
  return [...valuesIn(share, consignment, values, sum), ...byKind, ...byId].filter(({ amount }) => amount > 0)
}

/** The parts of the value in a base: each by itself, or together what exceeds a free amount. */
function valuesIn(
  { of, valued, over }: Share,
  { lines }: Consignment,
  values: readonly Micro[],
  sum: (amounts: readonly Micro[]) => number,
): BasePart[] {
  const parts = partsOf(of)
  const [only, ...others] = parts
  if (over !== null)
    return [{ part: only && others.length === 0 ? only : 'value', amount: sum(values), over: over.limit }]
  return parts.map((part) => ({
    part,
    amount: sum(lines.map((line) => line.parts[part])),
    ...(valued === WHOLE ? {} : { valued }),
  }))
}

/** Rounded half up to whole minor units. */
export const toMinor = (micro: Micro): number => Number((micro + MICRO / 2n) / MICRO)
