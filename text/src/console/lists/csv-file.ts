export { text as csvFileText } from './csv-file.en.ts'
