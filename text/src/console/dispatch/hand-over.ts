export { text as handOverText } from './hand-over.en.ts'
