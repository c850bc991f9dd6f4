export { text as dutiesText } from './duties.en.ts'
