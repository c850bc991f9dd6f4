export { type AddressRow, findDefaultAddress, findOwnAddress } from './sql.ts'
