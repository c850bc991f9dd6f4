export { text as staffText } from './staff.en.ts'
