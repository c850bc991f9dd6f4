/** The home page below its first screenful, which loads after it. */
export { text as belowText } from './home-below.en.ts'
