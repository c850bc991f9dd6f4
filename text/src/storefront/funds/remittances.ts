export { text as remittancesText } from './remittances.en.ts'
