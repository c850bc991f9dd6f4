export { text as dataImportText } from './data-import.en.ts'
