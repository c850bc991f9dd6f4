import type { Said } from '../goods-knowledge/said-of-pieces.ts'
import type { PastProduct } from './past-pieces.ts'

type Piece = PastProduct['weighings'][number] & { at: Date; said: Said }

/** A product of the past with the dates of its weighings, and the estimate given for each piece before it was weighed. */
export type ToldProduct = Omit<PastProduct, 'weighings'> & { weighings: readonly Piece[] }
