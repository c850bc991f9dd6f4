export { text as taxesText } from './taxes.en.ts'
