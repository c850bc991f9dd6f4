export { text as shellText } from './shell.en.ts'
