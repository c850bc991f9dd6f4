export { text as daysText } from './days.en.ts'
