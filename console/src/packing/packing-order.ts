import { compareShelves } from '@longhaul/domain/parcels/contents.ts'
import type { Parcel } from '../shared/parcel.ts'

type Content = Parcel['contents'][number]

/** The contents in the order of their shelves, so that one walk is enough. Their places are the numbers that the carton's drawing shows. */
export const packingOrder = (contents: readonly Content[]): Content[] =>
  contents.toSorted((a, b) => compareShelves(a.shelf, b.shelf) || a.title.localeCompare(b.title))
