export { text as financeText } from './finance.en.ts'
