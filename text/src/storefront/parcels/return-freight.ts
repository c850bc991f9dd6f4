export { text as returnFreightText } from './return-freight.en.ts'
