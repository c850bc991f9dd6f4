export { text as sellerParcelsText } from './seller-parcels.en.ts'
