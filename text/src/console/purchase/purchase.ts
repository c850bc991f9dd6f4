export { text as purchaseText } from './purchase.en.ts'
