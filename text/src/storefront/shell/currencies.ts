/** The choice of a currency, in a menu that loads when the page is touched and in the settings. */
export { text as currenciesText } from './currencies.en.ts'
