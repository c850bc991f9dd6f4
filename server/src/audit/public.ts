export { auditCsv } from './serve-csv.ts'
