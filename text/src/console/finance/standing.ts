export { text as consoleStandingText } from './standing.en.ts'
