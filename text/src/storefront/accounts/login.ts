/** The log-in page, in a separate file because it is the first page that many load. */
export { text as loginText } from './login.en.ts'
