export { text as sheetText } from './sheet.en.ts'
