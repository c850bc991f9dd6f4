/** What the balance, its statement and the recharges say, in the language of this page. */
export { text as fundsText } from './funds.en.ts'
