export { text as refundText } from './refunds.en.ts'
