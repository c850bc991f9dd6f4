import { inSentence } from '../../country-in-english.ts'

/** The total cost to the door, which is visible first. */
export const text = {
  toDoor: (country: string) => `To your door${country ? ` in ${inSentence(country)}` : ''}`,
  range: (low: string, high: string) => (low === high ? low : `${low} – ${high}`),
  about: (amount: string) => `about ${amount}`,
  usually: (range: string) => `${range} for 8 of 10 packages`,
  besidesDuty: (amount: string) => `at least ${amount}`,
}
