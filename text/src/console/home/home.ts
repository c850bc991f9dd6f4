export { text as homeText } from './home.en.ts'
