import type { ParcelStage } from '../states/parcel-stages.ts'

/**
 * Whether a package has customs documents: they travel with the box, so only once it is packed and paid, and
 * unless it is unpacked again.
 */
export const hasCustomsDocuments = (stage: ParcelStage): boolean => WITH_PAPERS.has(stage)

const WITH_PAPERS: ReadonlySet<ParcelStage> = new Set([
  'to_ship',
  'address_problem',
  'in_transit',
  'exception',
  'delivered',
  'done',
  'returned',
  'lost',
])
