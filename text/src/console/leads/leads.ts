export { text as leadsText } from './leads.en.ts'
