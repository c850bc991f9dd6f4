import type { ItemStage } from '../states/item-stages.ts'

/** A shelf, and how many other things of the same shopper lie on it. */
export type SharedShelf = { readonly shelf: string; readonly things: number }

/** The shelf proposed for a thing, and why. */
export type ShelfProposal =
  | { readonly why: 'same_shopper'; readonly shelf: string; readonly things: number }
  | { readonly why: 'last_used'; readonly shelf: string }

/**
 * The shelf to propose for a thing: in its warehouse, the one on which most of its shopper's other things
 * lie, because they leave together; else the last one used here. Of shelves with equally many, the one that
 * is first in the walk. Null if there is neither.
 */
export function proposeShelf(shared: readonly SharedShelf[], lastUsed: string): ShelfProposal | null {
  const most = Math.max(...shared.map(({ things }) => things))
  const [first] = shared
    .filter(({ things }) => things === most)
    .toSorted((one, other) => (one.shelf < other.shelf ? -1 : 1))
  if (first) return { why: 'same_shopper', shelf: first.shelf, things: first.things }
  return lastUsed === '' ? null : { why: 'last_used', shelf: lastUsed }
}

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
