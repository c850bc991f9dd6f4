export { text as packageReviewsText } from './package-reviews.en.ts'
