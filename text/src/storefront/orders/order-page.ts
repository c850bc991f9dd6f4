export { text as orderPageText } from './order-page.en.ts'
