/**
 * The texts of the shelf, the parcel builder, inbound parcels and the confirmation, in the language of this
 * page.
 */
export { text as warehouseText } from './warehouse.en.ts'
