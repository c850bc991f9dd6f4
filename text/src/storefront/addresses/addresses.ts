/** The texts of the address book and its form, in the language of this page. */
export { text as addressesText } from './addresses.en.ts'
