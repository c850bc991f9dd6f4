export { text as programsText } from './programs.en.ts'
