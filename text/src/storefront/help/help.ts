/** The help centre and the articles of this site. */
export { text as helpText } from './help.en.ts'
