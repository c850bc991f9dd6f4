export { text as estimateText } from './estimate.en.ts'
