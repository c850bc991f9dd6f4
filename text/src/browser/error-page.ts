/**
 * The prescribed words of the error page, which the server and both front ends show
 * (docs/rules/storefront.md).
 */
export { text as errorPageText } from './error-page.en.ts'
