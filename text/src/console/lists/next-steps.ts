export { text as nextStepsText } from './next-steps.en.ts'
