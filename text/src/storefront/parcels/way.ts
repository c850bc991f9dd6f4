export { text as wayText } from './way.en.ts'
