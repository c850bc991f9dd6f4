export { text as reportsText } from './reports.en.ts'
