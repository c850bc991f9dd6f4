export { text as newcomerText } from './newcomer.en.ts'
