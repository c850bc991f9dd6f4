import { compareShelves } from '@longhaul/domain/warehouse/shelf-walk.ts'
import type { Parcel } from '../shared/parcel.ts'

type Content = Parcel['contents'][number]

/**
 * The contents in the order of their shelves, so that one walk is enough. Their positions are the numbers in
 * the carton's drawing.
 */
export const packingOrder = (contents: readonly Content[]): Content[] =>
  contents.toSorted((a, b) => compareShelves(a.shelf, b.shelf) || a.title.localeCompare(b.title))
