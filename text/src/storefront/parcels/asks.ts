export { text as asksText } from './asks.en.ts'
