export { type KeptTaxEstimate, estimateTaxOf } from './estimate-tax.ts'
