export { text as doorTotalText } from './door-total.en.ts'
