/** The texts of the comparison of shipping methods and the total below it, in the language of this page. */
export { text as methodsText } from './methods.en.ts'
