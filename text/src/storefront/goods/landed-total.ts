export { text as landedTotalText } from './landed-total.en.ts'
