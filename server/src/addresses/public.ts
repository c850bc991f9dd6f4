export { readAddress } from './address-input.ts'
export { type AddressRow, findDefaultAddress, findOwnAddress } from './sql.ts'
