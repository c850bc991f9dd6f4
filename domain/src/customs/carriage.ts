import type { Fen } from '../money/fen.ts'
import { sumFen } from '../money/fen.ts'

/**
 * The rows of a bill that customs count as freight. Packing, services and storage are domestic and do not
 * count.
 */
const FREIGHT: ReadonlySet<string> = new Set(['first', 'steps', 'customs', 'fuel', 'remote_area'])

/**
 * The freight and the insurance on a package's bill, which most customs add to the value of the goods.
 * Carriage paid by a coupon still counts.
 */
export function carriageOf(rows: readonly { readonly kind: string; readonly feeFen: Fen }[]): {
  freightFen: Fen
  insuranceFen: Fen
} {
  const sum = (counts: (kind: string) => boolean): Fen =>
    sumFen(rows.filter((row) => counts(row.kind)).map((row) => row.feeFen))
  return {
    freightFen: sum((kind) => FREIGHT.has(kind)),
    insuranceFen: sum((kind) => kind === 'insurance'),
  }
}
