import type { Fen } from '../money/fen.ts'
import { sumFen } from '../money/fen.ts'

/**
 * The rows of a bill that customs count as carriage: freight, its surcharges, insurance. Packing, services
 * and storage are domestic and do not count.
 */
const CARRIAGE: ReadonlySet<string> = new Set([
  'first',
  'steps',
  'customs',
  'fuel',
  'remote_area',
  'insurance',
])

/**
 * The part of a package's bill that customs add to the value of the goods. Carriage paid by a coupon still
 * counts.
 */
export const carriageOf = (rows: readonly { readonly kind: string; readonly feeFen: Fen }[]): Fen =>
  sumFen(rows.filter((row) => CARRIAGE.has(row.kind)).map((row) => row.feeFen))
