import { type Fen, perMille } from '../money/fen.ts'

/**
 * The charges on a parcel's bill in addition to the freight, each in its own row
 * (docs/rules/shipping-prices.md).
 */
export type ChargeKind = 'operation' | 'fuel' | 'remote_area' | 'service' | 'insurance' | 'late_storage'

/** One row of the bill. `code` names the extra service of a `service` row. */
export type Charge = { readonly kind: ChargeKind; readonly feeFen: Fen; readonly code?: string }

/** The default insurance fee: 2 % of the declared value. */
export const INSURANCE_PER_MILLE = 20

/** The inputs of the charges. Fuel is per mille of the freight without the customs fee. */
export type ChargeBasis = {
  readonly freightFen: Fen
  readonly operationFen?: Fen
  readonly fuelPerMille?: number
  readonly remoteAreaFen?: Fen
  readonly services?: readonly { readonly code: string; readonly priceFen: Fen; readonly count: number }[]
  readonly insurance?: {
    readonly declaredFen: Fen
    readonly perMille?: number
    readonly minFen?: Fen
  } | null
  readonly lateStorageFen?: Fen
}

/**
 * The rows in addition to the freight, in the order of a bill. Rows of zero are omitted, except a chosen
 * service that is free.
 */
export function charges(basis: ChargeBasis): Charge[] {
  const rows: Charge[] = [
    { kind: 'operation', feeFen: basis.operationFen ?? 0 },
    { kind: 'fuel', feeFen: perMille(basis.freightFen, basis.fuelPerMille ?? 0) },
    { kind: 'remote_area', feeFen: basis.remoteAreaFen ?? 0 },
    ...(basis.services ?? []).map(({ code, priceFen, count }) => ({
      kind: 'service' as const,
      feeFen: priceFen * count,
      code,
    })),
    { kind: 'insurance', feeFen: insuranceFee(basis.insurance ?? null) },
    { kind: 'late_storage', feeFen: basis.lateStorageFen ?? 0 },
  ]
  return rows.filter((row) => row.feeFen > 0 || row.kind === 'service')
}

function insuranceFee(insurance: ChargeBasis['insurance'] | null): Fen {
  if (!insurance) return 0
  const share = perMille(insurance.declaredFen, insurance.perMille ?? INSURANCE_PER_MILLE)
  return Math.max(share, insurance.minFen ?? 0)
}
