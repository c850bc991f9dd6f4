export { text as estimatesText } from './estimates.en.ts'
