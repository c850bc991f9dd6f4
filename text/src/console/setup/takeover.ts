export { text as takeoverText } from './takeover.en.ts'
