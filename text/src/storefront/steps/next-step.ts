export { text as stepText } from './next-step.en.ts'
