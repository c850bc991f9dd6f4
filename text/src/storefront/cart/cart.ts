export { text as cartText } from './cart.en.ts'
