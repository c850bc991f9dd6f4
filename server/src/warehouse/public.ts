export { importGoods } from './import-goods.ts'
export {
  freeDaysLeft,
  freeDaysOf,
  planDaysOf,
  planDaysWorth,
  storageSaved,
} from './storage-days.ts'
export { extendStorage, restartStorage } from './sql-storage.ts'
export { firstToLeave } from './sql-shelf.ts'
export { type OwnStock, listOwnStockOf, lockOwnStockOf } from './sql-selection.ts'
export { takeStockSteps } from './stock-step.ts'
