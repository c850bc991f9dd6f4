/** The footer, which loads when the page is touched. */
export { text as footerText } from './footer.en.ts'
