export { text as accountsText } from './accounts.en.ts'
