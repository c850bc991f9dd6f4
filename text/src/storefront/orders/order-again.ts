export { text as orderAgainText } from './order-again.en.ts'
