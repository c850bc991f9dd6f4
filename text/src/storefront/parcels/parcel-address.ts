export { text as parcelAddressText } from './parcel-address.en.ts'
