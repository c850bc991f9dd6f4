export { text as landedCostText } from './landed-cost.en.ts'
