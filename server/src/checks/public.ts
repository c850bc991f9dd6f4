export { checkBooks } from './books.ts'
