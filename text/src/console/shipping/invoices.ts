export { text as invoicesText } from './invoices.en.ts'
