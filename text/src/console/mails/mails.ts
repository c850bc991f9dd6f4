export { text as mailsText } from './mails.en.ts'
