import type { ItemStage } from '../states/item-stages.ts'

/** Stages in which goods lie in the warehouse. */
export const HERE = [
  'received',
  'abnormal',
  'in_stock',
  'in_parcel',
  'storage_expired',
] as const satisfies readonly ItemStage[]

export const isHere = (stage: ItemStage): boolean => HERE.some((here) => here === stage)

/** The stages of goods in the warehouse: those of an item from the dock on. */
export const STOCK_STAGES = [
  'received',
  'abnormal',
  'in_stock',
  'in_parcel',
  'shipped_abroad',
  'storage_expired',
  'refunded',
  'abandoned',
] as const satisfies readonly ItemStage[]
