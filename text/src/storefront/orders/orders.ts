export { text as ordersText } from './orders.en.ts'
