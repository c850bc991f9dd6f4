export { text as dutyDeskText } from './duty-desk.en.ts'
