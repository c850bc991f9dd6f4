/** The texts next to a refusal, in a separate file because only pages that show one load it. */
export { text as failureText } from './failure.en.ts'
