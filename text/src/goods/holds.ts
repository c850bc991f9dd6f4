export { text as holdsText } from './holds.en.ts'
