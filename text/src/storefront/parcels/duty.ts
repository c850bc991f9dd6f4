export { text as dutyText } from './duty.en.ts'
