/** The home page below the first screen, which loads later. */
export { text as belowText } from './home-below.en.ts'
