export { text as contactText } from './contact.en.ts'
