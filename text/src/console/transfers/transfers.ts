export { text as transfersText } from './transfers.en.ts'
