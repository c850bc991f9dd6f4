export { text as putAwayText } from './putaway.en.ts'
