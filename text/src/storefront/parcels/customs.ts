/** Declaration, tariff numbers, duty and tax, in the language of this page. */
export { text as customsText } from './customs.en.ts'
