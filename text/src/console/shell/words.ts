export { text as consoleWords } from './words.en.ts'
