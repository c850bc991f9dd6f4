/** What the address book and its form say, in the language of this page. */
export { text as addressesText } from './addresses.en.ts'
