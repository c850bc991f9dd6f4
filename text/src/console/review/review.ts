export { text as reviewText } from './review.en.ts'
