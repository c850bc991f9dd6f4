export { text as booksText } from './books.en.ts'
