export { text as orderAdvice } from './order-advice.en.ts'
