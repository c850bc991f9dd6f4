export { text as claimsText } from './claims.en.ts'
