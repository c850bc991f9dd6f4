export { payParcel, payableParcel } from './pay-parcel.ts'
export { payParcelSupplement, payableParcelSupplement } from './pay-parcel-supplement.ts'
