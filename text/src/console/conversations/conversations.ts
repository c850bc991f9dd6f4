export { text as conversationsText } from './conversations.en.ts'
