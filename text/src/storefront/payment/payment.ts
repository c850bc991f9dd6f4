export { text as paymentText } from './payment.en.ts'
