export { text as shippingText } from './shipping.en.ts'
