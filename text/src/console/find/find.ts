export { text as findText } from './find.en.ts'
