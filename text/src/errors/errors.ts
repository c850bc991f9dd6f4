/** In the language of this page. */
export { text as errorText } from './errors.en.ts'
