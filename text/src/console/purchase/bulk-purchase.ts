export { text as bulkPurchaseText } from './bulk-purchase.en.ts'
