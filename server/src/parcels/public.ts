export { payParcel, payableParcel } from './paying/pay-parcel.ts'
export { lockParcelsOfSupplements } from './paying/sql-supplements.ts'
export { payParcelSupplement, payableParcelSupplement } from './paying/pay-parcel-supplement.ts'
export { raiseAlarm, settleAlarms } from './tracking/alarms.ts'
export { type TrackingUpdate, applyTrackingUpdate } from './tracking/apply-tracking-update.ts'
export { type ShippingDocuments, readShippingDocuments } from './documents/shipping-documents.ts'
export { lockParcelHere } from './packing/lock-parcel-here.ts'
export { requireVideo } from './packing/packing-evidence.ts'
export { refuseIncomplete } from './dispatch/customs-checks.ts'
export { recomputeFees } from './pricing/recompute-fees.ts'
export { takeParcelStep } from './parcel-step.ts'
export { askedOwnPackage, packedFor } from './combining/asked-package.ts'
export { actualBillOf, addressOf, rateOf } from './combining/snapshot.ts'
export {
  type ParcelRow,
  findOwnParcel,
  findParcelForJob,
  findParcelLine,
  lockOwnParcel,
  lockParcelForStaff,
  updateParcel,
} from './sql.ts'
export { listContents, listContentsForStaff } from './sql-items.ts'
export { listEvents } from './tracking/sql-tracking.ts'
