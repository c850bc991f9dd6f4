export { text as statusText } from './order-status.en.ts'
