/** What is said beside a refusal: alone, because only those who meet one load it. */
export { text as failureText } from './failure.en.ts'
