export { text as tradeText } from './trade.en.ts'
