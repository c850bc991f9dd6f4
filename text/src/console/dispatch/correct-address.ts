export { text as correctAddressText } from './correct-address.en.ts'
