export { text as auditText } from './audit.en.ts'
