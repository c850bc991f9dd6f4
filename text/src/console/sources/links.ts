export { text as linksText } from './links.en.ts'
