import type { Reason } from '../refusals.ts'

/** How long who invited, promoted or reset a colleague is not independent of them. */
export const TIE_DAYS = 30

/**
 * Hours after which a decision may be taken without an independent second person, where the shop has none.
 */
export const LONE_HOURS = 24

export const TIES = ['invited', 'promoted', 'linked', 'reset', 'unblocked'] as const

/** One member of staff gave another an account, a role or new means of logging in. */
export type Tie = {
  by: string
  to: string
  at: Date
  what: (typeof TIES)[number]
}

/**
 * The members of staff who are not independent of one: reached by ties of the last 30 days, in both
 * directions and over several people, because whoever can log in as a colleague can also log in as those whom
 * that colleague appointed. Contains the member itself.
 */
export function dependentOn(id: string, ties: readonly Tie[], now: Date): Set<string> {
  const since = now.getTime() - TIE_DAYS * 86_400_000
  const recent = ties.filter(({ at }) => at.getTime() > since)
  const found = new Set([id])
  // A set is walked to its end, including what is added on the way.
  for (const person of found)
    for (const { by, to } of recent) {
      if (by === person) found.add(to)
      if (to === person) found.add(by)
    }
  return found
}

/**
 * A decision that needs two people: the first person and when they took their step, and everyone who may take
 * the second.
 */
export type TwoPeople = {
  firstBy: string
  firstAt: Date
  /**
   * The active members of staff who hold a role that may take the second step, the first person included if
   * they do.
   */
  holders: readonly string[]
  ties: readonly Tie[]
}

/** Why somebody may not take the second step. */
export const WHY_NOT_SECOND = [
  'forbidden',
  'second_person_needed',
  'second_person_dependent',
  'second_person_waits',
] as const satisfies readonly Reason[]
export type WhyNotSecond = (typeof WHY_NOT_SECOND)[number]

/**
 * The ties that can leave a shop without any independent person. A link for a password does not, because it
 * goes by mail to its owner and one admin alone may send it: else whoever sent one to every colleague could
 * go on alone after a day.
 */
const lasting = (ties: readonly Tie[]): Tie[] => ties.filter(({ what }) => what !== 'linked')

/** Whether nobody of these is independent of a person. */
export function isLone(id: string, holders: readonly string[], ties: readonly Tie[], now: Date): boolean {
  const dependent = dependentOn(id, lasting(ties), now)
  return holders.every((holder) => dependent.has(holder))
}

/**
 * Null when this person may take the second step, else why not. A shop without any independent holder waits
 * instead: after 24 hours any holder may take it, also the first person.
 */
export function whyNotSecond(decision: TwoPeople, staffId: string, now: Date): WhyNotSecond | null {
  const dependent = dependentOn(decision.firstBy, decision.ties, now)
  if (!decision.holders.includes(staffId)) return 'forbidden'
  if (!dependent.has(staffId)) return null
  if (isLone(decision.firstBy, decision.holders, decision.ties, now))
    return now >= loneFrom(decision.firstAt) ? null : 'second_person_waits'
  return staffId === decision.firstBy ? 'second_person_needed' : 'second_person_dependent'
}

/** When a shop without an independent second person may go on. */
export const loneFrom = (firstAt: Date): Date => new Date(firstAt.getTime() + LONE_HOURS * 3_600_000)

/** Whether the next step only approves, leaving the last step to another person. */
export const isFirstOfTwo = (card: { twoPeople: boolean; firstBy: string | null }): boolean =>
  card.twoPeople && card.firstBy === null
