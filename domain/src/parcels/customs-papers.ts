import type { ParcelStage } from './stages.ts'

/** Whether there are papers for customs yet: they go with the box, so once it is packed and paid, and as long as it is not unpacked again. */
export const hasCustomsPapers = (stage: ParcelStage): boolean => WITH_PAPERS.has(stage)

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
