export { text as taxEstimateText } from './tax-estimate.en.ts'
