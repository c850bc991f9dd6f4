export { text as orderDecisionsText } from './order-decisions.en.ts'
