import type { ItemStage } from '@longhaul/domain/states/item-stages.ts'

/** Stages in which goods lie in the warehouse. */
export const HERE = [
  'received',
  'abnormal',
  'in_stock',
  'in_parcel',
  'storage_expired',
] as const satisfies readonly ItemStage[]

export const isHere = (stage: ItemStage): boolean => HERE.some((here) => here === stage)
