export { text as standingText } from './standing.en.ts'
