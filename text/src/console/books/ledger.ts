export { text as ledgerText } from './ledger.en.ts'
