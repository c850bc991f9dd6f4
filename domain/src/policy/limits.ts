import { type ActName, type ActRule, ruleOf } from './acts.ts'

const LIMIT_NAMES = {
  amount: ['aloneFen', 'aloneDayFen', 'dayFen'],
  change: ['alonePerMille', 'aloneDayTimes', 'mostPerMille'],
  each: [],
} as const
export type LimitName = (typeof LIMIT_NAMES)['amount' | 'change'][number]

/** The names of an act's limits, in order from the tightest. */
export const limitNames = (act: ActName): readonly LimitName[] => LIMIT_NAMES[ruleOf(act).measure]

/** A limit of a rule by its name; a rule has the limits of its measure only. */
export const limitValue = (rule: ActRule, name: LimitName): number => {
  const values: Partial<Record<LimitName, number>> = rule.measure === 'each' ? {} : rule
  return values[name] ?? 0
}

/** An act's rule with the shop's own limits in place of the defaults. */
export function ruleWith(act: ActName, own: Partial<Record<LimitName, number>>): ActRule {
  const known = limitNames(act).flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]]))
  return { ...ruleOf(act), ...Object.fromEntries(known) }
}

/** Whether a change of limits loosens any of them. Tightening works at once and needs one person. */
export const isLoosened = (
  act: ActName,
  before: Partial<Record<LimitName, number>>,
  after: Partial<Record<LimitName, number>>,
): boolean => {
  const [was, will] = [ruleWith(act, before), ruleWith(act, after)]
  return limitNames(act).some((name) => limitValue(will, name) > limitValue(was, name))
}

/** Null when these limits make sense together, else the name of the limit that does not. */
export function whyNotLimits(act: ActName, own: Partial<Record<LimitName, number>>): LimitName | null {
  const rule = ruleWith(act, own)
  const value = (name: LimitName) => limitValue(rule, name)
  // How often somebody acts alone is not compared with how much.
  const ordered = limitNames(act).filter((name) => name !== 'aloneDayTimes')
  return ordered.slice(1).find((name, at) => value(name) < value(ordered[at]!)) ?? null
}
