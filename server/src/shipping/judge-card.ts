import { createHash } from 'node:crypto'
import { RATE_CARD_MAX_ROWS } from '@longhaul/contract/shipping/shipping.staff.ts'
import { countriesNamed, dutyMarkup } from '@longhaul/domain/duty/duty-markup.ts'
import { paidUpTo } from '@longhaul/domain/duty/paid-up-to.ts'
import { type CardChange, compareCards } from '@longhaul/domain/shipping/compare-cards.ts'
import { headIssues, readRateCard } from '@longhaul/domain/shipping/rate-card.ts'
import { type ZoneRate, zoneCells } from '@longhaul/domain/shipping/rate-row.ts'
import type { Tx } from '../platform/database/db.ts'
import { badInput } from '../platform/http/refusal.ts'
import { type CsvIssue, readCsvFile } from './read-csv.ts'
import { countryCodes, lineOptions, listPromises } from './sql-cards.ts'
import { listCategories, listZonesAt } from './sql.ts'

/** An uploaded card, parsed and compared. `zones` is empty if the card contains any error. */
export type JudgedCard = {
  rows: number
  lines: string[]
  zones: readonly ZoneRate[]
  faults: Fault[]
  changes: readonly CardChange[]
  /** Where lines promise to pay duty and tax whatever the goods are worth. */
  unlimited: readonly { line_id: string; countries: string[] }[]
  /** Where lines bill duty and tax; and where they would, but do not go by this card. */
  billed: readonly { line_id: string; countries: string[]; unserved: string[] }[]
  /** A hash of the prices with which the card was compared. */
  compared: string
}
type Fault = { row: number; column: string; problem: string; detail: string }

/** Reads a rate card as it would apply from a moment on, and reports all of its errors. Stores nothing. */
export async function judgeCard(
  tx: Tx,
  content: Buffer,
  terms: { from: Date; withdrawals: boolean },
): Promise<JudgedCard> {
  const file = readCsvFile(content, RATE_CARD_MAX_ROWS)
  const current = await listZonesAt(tx, terms.from, { closedToo: true })
  const head = file.head.length > 0 ? headIssues(file.head) : []
  const before: Fault[] = [...file.faults.map(toIssue), ...head]
  // If columns are missing it is probably another file, and errors in its rows would mean nothing.
  const { zones, faults } = head.some((fault) => fault.problem === 'missing_column')
    ? { zones: [], faults: [] }
    : readRateCard(file.rows, {
        lines: await lineOptions(tx),
        countries: await countryCodes(tx),
        categories: new Set((await listCategories(tx)).map((category) => category.id)),
        current,
        withdrawals: terms.withdrawals,
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
    ...promisesIn(whole ? zones : [], await listPromises(tx)),
    compared: nameOfPrices(current.filter((zone) => lines.includes(zone.lineCode))),
  }
}

/**
 * What the lines of a card promise for duty and tax in the countries that it serves: without a limit of value
 * in their price, or on the bill.
 */
function promisesIn(
  zones: readonly ZoneRate[],
  promises: Awaited<ReturnType<typeof listPromises>>,
): Pick<JudgedCard, 'unlimited' | 'billed'> {
  const lines = promises.map(({ id, tax_mode, duty_paid_up_to: limits, duty_markup: markup }) => {
    const countries = zones.filter(({ lineCode }) => lineCode === id).flatMap((zone) => zone.countries)
    const billed = tax_mode === 'ddp' ? countries.filter((country) => dutyMarkup(markup, country)) : []
    const unlimited = countries.filter(
      (country) => !billed.includes(country) && paidUpTo(limits, country) === null,
    )
    const unserved =
      countries.length > 0 ? countriesNamed(markup).filter((to) => !countries.includes(to)) : []
    return { line_id: id, billed: billed.toSorted(), unlimited: unlimited.toSorted(), unserved }
  })
  return {
    unlimited: lines
      .filter(({ unlimited }) => unlimited.length > 0)
      .map(({ line_id, unlimited }) => ({ line_id, countries: unlimited })),
    billed: lines
      .filter(({ billed, unserved }) => billed.length + unserved.length > 0)
      .map(({ line_id, billed, unserved }) => ({ line_id, countries: billed, unserved })),
  }
}

/** The moment at which a card takes effect: the requested one, or now. Refuses a moment in the past. */
export function beginning(effectiveFrom: string | undefined, now: Date): Date {
  const from = effectiveFrom === undefined ? now : new Date(effectiveFrom)
  if (from < now) throw badInput({ effective_from: 'day_passed' })
  return from
}

/** A hash of prices, by which a change identifies the prices that it was compared with. */
export const nameOfPrices = (zones: readonly ZoneRate[]): string =>
  createHash('sha256')
    .update(JSON.stringify(zones.map(zoneCells)))
    .digest('base64url')

/** A change in wire format. */
export const toChange = (change: CardChange) => ({
  line_id: change.lineCode,
  kind: change.kind,
  countries: [...change.countries],
  fields: change.fields.map((field) => ({ ...field })),
})

const toIssue = (fault: CsvIssue): Fault => ({ ...fault })

/** The most errors reported at a time; of a file with more, the first ones are reported. */
export const FAULTS_REPORTED_MAX = 2_000
