/** The texts of the inbox, in the language of this page. */
export { text as messagesText } from './messages.en.ts'
