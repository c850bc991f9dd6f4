export { text as recordsText } from './records.en.ts'
