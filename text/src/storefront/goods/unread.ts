export { text as unreadText } from './unread.en.ts'
