export { text as dutyChargedText } from './duty-charged.en.ts'
