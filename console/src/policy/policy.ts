import type { Reply } from '@longhaul/contract/routes.ts'
import { isOneOf } from '@longhaul/domain/entries.ts'
import { type ActRule } from '@longhaul/domain/policy/acts.ts'
import { type LimitName, limitNames, ruleWith } from '@longhaul/domain/policy/limits.ts'
import { policyText } from '@longhaul/text/console/policy/policy.ts'
import { number, percent, plainMoney } from '@longhaul/text/format.ts'
import type { Proposal } from '../shared/proposal.ts'

const words = policyText

export type Policy = Reply<'GET /staff/policy'>
export type PolicyRow = Policy['acts'][number]

/** An act's rule with the limits that are in force. */
export const ruleInForce = ({ act, limits }: PolicyRow): ActRule => {
  const names = limitNames(act)
  return ruleWith(
    act,
    Object.fromEntries(
      limits.flatMap(({ name, value }) => (isOneOf(names, name) ? [[name, value] as const] : [])),
    ),
  )
}

/** Fen as yuan, without decimals if they are zero: the table says once that its unit is the yuan. */
export const yuan = (fen: number): string => (fen % 100 === 0 ? number(fen / 100) : plainMoney(fen))

/** A limit as it is read: yuan, a share, or how often. */
export function limitText(name: LimitName, value: number): string {
  if (name === 'aloneDayTimes') return words.times(value)
  return name === 'alonePerMille' || name === 'mostPerMille' ? percent(value) : yuan(value)
}

/**
 * How much of the day's limit for one person alone somebody has used, from 0 to 1; null where nobody may act
 * alone.
 */
export function usedShare(rule: ActRule, today: PolicyRow['today'][number]): number | null {
  if (rule.measure === 'each') return null
  const [used, limit] =
    rule.measure === 'amount' ? [today.alone_fen, rule.aloneDayFen] : [today.alone_times, rule.aloneDayTimes]
  return limit === 0 ? 1 : Math.min(1, used / limit)
}

/** Whether a proposal concerns a row of the table: it performs the act, or changes its limits. */
export const isAbout = (proposal: Pick<Proposal, 'act' | 'subject'>, act: string): boolean =>
  proposal.act === act || (proposal.act === 'limits' && proposal.subject === act)
