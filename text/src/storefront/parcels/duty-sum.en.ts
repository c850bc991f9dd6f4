import type { Certainty } from '@longhaul/domain/duty/answer.ts'

const certainty: Record<Certainty, string> = {
  exact: 'Fixed by the rules',
  estimate: 'Estimate',
  range: 'Between these amounts',
  partly: 'A part isn’t known',
  unknown: 'We don’t know it',
}

/** What is to be paid at the door, in a few words. */
export const text = {
  title: 'Duty and tax',
  certainty,
  range: (low: string, high: string) => `${low} – ${high}`,
  atLeast: (amount: string) => `at least ${amount}`,
  unknown: 'not known',
  included: 'in the price',
  plus: '+ duty and tax',
}
