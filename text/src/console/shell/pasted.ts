export { text as pastedText } from './pasted.en.ts'
