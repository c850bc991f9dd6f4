export { text as securityText } from './security.en.ts'
