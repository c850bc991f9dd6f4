/** The frame of every page: header, footer, notices, failures. */
export { text as shellText } from './shell.en.ts'
