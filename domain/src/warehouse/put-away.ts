import type { ItemStage } from '../states/item-stages.ts'

/** The stages of goods on a shelf, which can be moved to another; not those on the way into a package. */
export const ON_A_SHELF = ['in_stock', 'storage_expired'] as const satisfies readonly ItemStage[]

/**
 * How a thing gets onto a shelf: `shelve` for the first time, `move` from another shelf; null if it may not,
 * because it is in a package, holds the bench up, or has left.
 */
export function wayOntoShelf(stage: ItemStage): 'shelve' | 'move' | null {
  if (stage === 'received') return 'shelve'
  return ON_A_SHELF.some((shelved) => shelved === stage) ? 'move' : null
}
