export { text as orderListText } from './order-list.en.ts'
