export { text as ownLandedCostText } from './own-landed-cost.en.ts'
