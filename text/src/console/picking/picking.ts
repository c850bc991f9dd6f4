export { text as pickingText } from './picking.en.ts'
