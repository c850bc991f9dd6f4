export { estimateTaxOf } from './estimate-tax.ts'
export { readRules } from './read-rules.ts'
