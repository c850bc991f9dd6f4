export { text as shiftsText } from './shifts.en.ts'
