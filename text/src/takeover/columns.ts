export { text as takeoverColumns } from './columns.en.ts'
