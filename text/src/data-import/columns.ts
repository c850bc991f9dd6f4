export { text as dataImportColumns } from './columns.en.ts'
