export { text as stockText } from './stock.en.ts'
