export { text as policyText } from './policy.en.ts'
