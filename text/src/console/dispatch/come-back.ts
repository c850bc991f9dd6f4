export { text as comeBackText } from './come-back.en.ts'
