export { payParcel, payableParcel } from './pay-parcel.ts'
export { payParcelSupplement, payableParcelSupplement } from './pay-parcel-supplement.ts'
export { raiseAlarm, settleAlarms } from './alarms.ts'
export { type News, hearNews } from './hear-news.ts'
export { type Papers, readPapers } from './documents/papers.ts'
export { handOver } from './hand-over.ts'
export { requireFilm } from './packing-evidence.ts'
export { recomputeFees } from './recompute-fees.ts'
export { takeParcelStep } from './parcel-step.ts'
export { actualBillOf, addressOf, declarationOf, rateOf } from './snapshot.ts'
export {
  type ParcelRow,
  findOwnParcel,
  findParcelForJob,
  findParcelForStaff,
  findParcelLine,
  lockOwnParcel,
  lockParcelForStaff,
  updateParcel,
} from './sql.ts'
export { listContents } from './sql-items.ts'
export { thingOfGoods } from './thing-of-goods.ts'
export { listEvents } from './sql-tracking.ts'
