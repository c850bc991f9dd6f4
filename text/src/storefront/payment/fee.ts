export { text as feeText } from './fee.en.ts'
