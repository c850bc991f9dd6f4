import type { Fen } from '../money/fen.ts'
import { sumFen } from '../money/fen.ts'

/** Rows of a bill that customs count as the way there: freight, its surcharges, insurance. Packing, services and storage stay at home. */
const CARRIAGE: ReadonlySet<string> = new Set([
  'first',
  'steps',
  'customs',
  'fuel',
  'remote_area',
  'insurance',
])

/** What of a package's bill customs add to the value of the goods. What a coupon pays was still charged for the way. */
export const carriageOf = (rows: readonly { readonly kind: string; readonly feeFen: Fen }[]): Fen =>
  sumFen(rows.filter((row) => CARRIAGE.has(row.kind)).map((row) => row.feeFen))
