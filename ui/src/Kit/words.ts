export { text as words } from './words.en.ts'
