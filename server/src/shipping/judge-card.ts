import { createHash } from 'node:crypto'
import { RATE_CARD_MAX_ROWS } from '@longhaul/contract/shipping/shipping.staff.ts'
import { type CardChange, compareCards } from '@longhaul/domain/shipping/compare-cards.ts'
import { headFaults, readRateCard } from '@longhaul/domain/shipping/rate-card.ts'
import { type ZoneRate, zoneCells } from '@longhaul/domain/shipping/rate-row.ts'
import type { Db } from '../platform/database/db.ts'
import { badInput } from '../platform/http/refusal.ts'
import { type CsvFault, readCsvFile } from './read-csv.ts'
import { countryCodes, lineOptions } from './sql-cards.ts'
import { listCategories, listZonesAt } from './sql.ts'

/** An uploaded card, parsed and compared. `zones` is empty where there is any error in it. */
export type JudgedCard = {
  rows: number
  lines: string[]
  zones: readonly ZoneRate[]
  faults: Fault[]
  changes: readonly CardChange[]
  /** Names the prices that it was compared with. */
  compared: string
}
type Fault = { row: number; column: string; problem: string; detail: string }

/** Reads a rate card as it would count from a moment on, and says everything that is wrong with it. Stores nothing. */
export async function judgeCard(
  tx: Db,
  content: Buffer,
  brought: { from: Date; withdrawals: boolean },
): Promise<JudgedCard> {
  const file = readCsvFile(content, RATE_CARD_MAX_ROWS)
  const current = await listZonesAt(tx, brought.from, { closedToo: true })
  const head = file.head.length > 0 ? headFaults(file.head) : []
  const before: Fault[] = [...file.faults.map(toFault), ...head]
  // Without its columns a card is another file: its rows would be all wrong, and say nothing.
  const { zones, faults } = head.some((fault) => fault.problem === 'missing_column')
    ? { zones: [], faults: [] }
    : readRateCard(file.rows, {
        lines: await lineOptions(tx),
        countries: await countryCodes(tx),
        categories: new Set((await listCategories(tx)).map((category) => category.id)),
        current,
        withdrawals: brought.withdrawals,
      })
  const all = [...before, ...faults]
  const lines = [...new Set(zones.map((zone) => zone.lineCode))]
  const whole = all.length === 0
  return {
    rows: file.rows.length,
    lines,
    zones: whole ? zones : [],
    faults: all,
    changes: whole ? compareCards(current, zones) : [],
    compared: nameOfPrices(current.filter((zone) => lines.includes(zone.lineCode))),
  }
}

/** When a card begins: the moment asked for, which has not passed. */
export function beginning(effectiveFrom: string | undefined, now: Date): Date {
  const from = effectiveFrom === undefined ? now : new Date(effectiveFrom)
  if (from < now) throw badInput({ effective_from: 'past' })
  return from
}

/** Names prices by what they are, so that a change can say which ones it was compared with. */
export const nameOfPrices = (zones: readonly ZoneRate[]): string =>
  createHash('sha256')
    .update(JSON.stringify(zones.map(zoneCells)))
    .digest('base64url')

/** A change as it is sent. */
export const toChange = (change: CardChange) => ({
  line_id: change.lineCode,
  kind: change.kind,
  countries: [...change.countries],
  fields: change.fields.map((field) => ({ ...field })),
})

const toFault = (fault: CsvFault): Fault => ({ ...fault })
