import type { Reply } from '@longhaul/contract/routes.ts'
import { keep, readKept } from '../shared/kept.ts'

export type Arrival = Reply<'POST /staff/arrivals'>

/** What a scan found, as much as the station shows of it: kept on this machine, so that the last ones can be undone after a reload. */
export type Found = {
  id: string
  courier: string
  /** Where it was received. */
  warehouse: string
  /** It was here before: this scan changed nothing. */
  repeated: boolean
  items: readonly { id: string; title: string; stage: string }[]
}

/** How a scan went, or a command. */
export type ScanResult = { key: string; code: string; at: string } & (
  | { kind: 'known' | 'repeated' | 'unclaimed' | 'elsewhere' | 'undone'; found: Found }
  | { kind: 'refused'; message: string }
)

/** How many scans are shown, and can be undone. */
export const SHOWN = 5

/** What the answer to a scan means at this station. */
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
    items: arrival.items.map(({ id, title, stage }) => ({ id, title, stage })),
  }
  const kind = arrival.unclaimed
    ? 'unclaimed'
    : !arrival.repeated
      ? 'known'
      : warehouse === scan.warehouse
        ? 'repeated'
        : 'elsewhere'
  return { key, code, at, kind, found }
}

/** Why a scan cannot be undone, as a key of its sentence; null if it can be tried: the server decides. */
export function whyNotUndo(result: ScanResult): 'refused' | 'repeated' | 'undone' | null {
  if (result.kind === 'refused') return 'refused'
  if (result.kind === 'undone') return 'undone'
  return result.found.repeated ? 'repeated' : null
}

const NAME = 'last.receive'

export function readLast(): ScanResult[] {
  try {
    const rows: unknown = JSON.parse(readKept(NAME) || '[]')
    return Array.isArray(rows) ? rows.filter(isScanResult) : []
  } catch {
    return []
  }
}

export const keepLast = (results: readonly ScanResult[]): void => keep(NAME, JSON.stringify(results))

/** Whether a kept row is one that can be shown; a tab of an older version may have kept another. */
function isScanResult(row: unknown): row is ScanResult {
  if (typeof row !== 'object' || row === null || !('key' in row) || !('code' in row) || !('kind' in row))
    return false
  return row.kind === 'refused' ? 'message' in row : 'found' in row
}
