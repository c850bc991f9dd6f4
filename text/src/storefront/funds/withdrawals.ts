export { text as withdrawalsText } from './withdrawals.en.ts'
