export { text as sentText } from './sent.en.ts'
