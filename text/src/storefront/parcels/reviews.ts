export { text as reviewsText } from './reviews.en.ts'
