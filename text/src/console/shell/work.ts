export { text as workText } from './work.en.ts'
