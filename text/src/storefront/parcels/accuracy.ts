export { text as accuracyText } from './accuracy.en.ts'
