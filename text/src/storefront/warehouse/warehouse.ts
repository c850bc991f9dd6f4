/** What the shelf, the parcel builder, inbound parcels and confirm info say, in the language of this page. */
export { text as warehouseText } from './warehouse.en.ts'
