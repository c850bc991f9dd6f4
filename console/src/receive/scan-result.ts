import type { Reply } from '@longhaul/contract/routes.ts'
import { shortLineOf } from '../shared/goods/goods-names.ts'
import { keep, readStored } from '../shared/stored.ts'

export type Arrival = Reply<'POST /staff/arrivals'>

/**
 * The part of a scan's result that the station shows; stored on this machine, so that recent scans can be
 * undone after a reload.
 */
export type Found = {
  id: string
  courier: string
  /** Where it was received. */
  warehouse: string
  /** It had already been received, so this scan changed nothing. */
  repeated: boolean
  items: readonly { id: string; title: string; stage: string }[]
}

/** The result of a scan or an undo. */
export type ScanResult = { key: string; code: string; at: string } & (
  | { kind: 'known' | 'repeated' | 'unclaimed' | 'in_doubt' | 'elsewhere' | 'undone'; found: Found }
  /** `unexpected`: nobody waits for this number; it can be registered as unclaimed on purpose. */
  | { kind: 'refused'; message: string; unexpected?: boolean }
)

/** The number of scans that are shown and can be undone. */
export const SHOWN = 5

/** Interprets the response to a scan for this station. */
export function resultOf(
  scan: { key: string; code: string; at: string; warehouse: string },
  arrival: Arrival,
): ScanResult {
  const { key, code, at } = scan
  const warehouse = arrival.items[0]?.warehouse_id ?? scan.warehouse
  const found: Found = {
    id: arrival.arrival_id,
    courier: arrival.courier,
    warehouse,
    repeated: arrival.repeated,
    items: arrival.items.map((item) => ({ id: item.id, title: shortLineOf(item), stage: item.stage })),
  }
  const here = warehouse === scan.warehouse
  return { key, code, at, kind: kindOf(arrival, here), found }
}

function kindOf(arrival: Arrival, isHere: boolean) {
  if (arrival.in_doubt) return 'in_doubt'
  if (arrival.unclaimed) return 'unclaimed'
  if (!arrival.repeated) return 'known'
  return isHere ? 'repeated' : 'elsewhere'
}

/**
 * Why a scan cannot be undone, as the key of a sentence; null if the undo can be tried, since the server
 * decides.
 */
export function whyNotUndo(result: ScanResult): 'refused' | 'repeated' | 'undone' | null {
  if (result.kind === 'refused') return 'refused'
  if (result.kind === 'undone') return 'undone'
  return result.found.repeated ? 'repeated' : null
}

const NAME = 'last.receive'

export function readLast(): ScanResult[] {
  try {
    const rows: unknown = JSON.parse(readStored(NAME) || '[]')
    return Array.isArray(rows) ? rows.filter(isScanResult) : []
  } catch {
    return []
  }
}

export const keepLast = (results: readonly ScanResult[]): void => keep(NAME, JSON.stringify(results))

/** Whether a stored row can be shown; an older version may have stored a different shape. */
function isScanResult(row: unknown): row is ScanResult {
  if (typeof row !== 'object' || row === null || !('key' in row) || !('code' in row) || !('kind' in row))
    return false
  return row.kind === 'refused' ? 'message' in row : 'found' in row
}
