export { text as approvalsText } from './approvals.en.ts'
