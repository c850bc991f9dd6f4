export { text as kindsText } from './kinds.en.ts'
