/** The texts of the balance, its statement and the recharges, in the language of this page. */
export { text as fundsText } from './funds.en.ts'
