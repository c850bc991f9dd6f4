/** What the comparison of shipping methods and the total below it say, in the language of this page. */
export { text as methodsText } from './methods.en.ts'
