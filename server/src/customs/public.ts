export { estimateTaxOf } from './estimate-tax.ts'
