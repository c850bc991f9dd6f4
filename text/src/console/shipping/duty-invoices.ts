export { text as dutyInvoicesText } from './duty-invoices.en.ts'
