export { text as foundText } from './found.en.ts'
