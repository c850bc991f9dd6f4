/** The log-in page: alone, because it is the first thing that many load. */
export { text as loginText } from './login.en.ts'
