import { inSentence } from '../../country-in-english.ts'

/** The total to the door, which a first look shows. */
export const text = {
  toDoor: (country: string) => `To your door${country ? ` in ${inSentence(country)}` : ''}`,
  range: (low: string, high: string) => (low === high ? low : `${low} – ${high}`),
}
