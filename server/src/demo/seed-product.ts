import type { GivenEstimate } from '../goods-knowledge/given-estimates.ts'
import type { PastProduct } from './past-pieces.ts'

type Piece = PastProduct['weighings'][number] & { at: Date; givenEstimate: GivenEstimate }

/**
 * A product of the past with the dates of its weighings, and the estimate given for each piece before it was
 * weighed.
 */
export type SeedProduct = Omit<PastProduct, 'weighings'> & { weighings: readonly Piece[] }
