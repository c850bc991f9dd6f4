export { text as deskText } from './desk.en.ts'
