/**
 * Quotes per second for all lines of one destination, the median of nine rounds. Run with `npx tsx
 * bench/src/quotes.ts`. Measures a comparison once the rate card is loaded: every line in the seed, priced
 * for one parcel and sorted.
 *
 * On 2026-11-30, on two shared cores: 35,000 to 56,000 comparisons of five lines a second, 174,000 to 282,000
 * quotes, with twice their capacity of work; 10,000 to 14,000 and 50,000 to 72,000 with seven times.
 */
import { readFileSync } from 'node:fs'
import { DELIVERY_OPTIONS } from '@longhaul/domain/shipping/fee.ts'
import { type LineForCountry, quoteLines } from '@longhaul/domain/shipping/quote-lines.ts'
import { readZoneRate } from '@longhaul/domain/shipping/rate-row.ts'
import { readCsvFile } from '@longhaul/server/shipping/read-csv.ts'

const seed = (name: string) =>
  readCsvFile(readFileSync(new URL(`../../server/seed/${name}`, import.meta.url)), 10_000).rows.map(
    (row) => row.cells,
  )
const options = new Map(
  seed('lines.csv').map((row) => [row['line'], DELIVERY_OPTIONS.find((option) => option === row['option'])]),
)
const zones = seed('rate-card.csv').map((row) => {
  const zone = readZoneRate(row, options.get(row['line']) ?? 'postal')
  if ('problems' in zone) throw new Error(JSON.stringify(zone.problems))
  return zone
})

for (const country of ['US', 'DE', 'SG', 'NG']) {
  const lines = linesTo(country)
  for (let round = 0; round < 20_000; round++) compare(lines, round)
  const rounds = Array.from({ length: 9 }, () => perSecond(lines)).toSorted((entry, other) => entry - other)
  const rate = rounds[4] ?? 0
  console.log(
    `${Math.round(rate).toLocaleString('en').padStart(11)} comparisons/s ${Math.round(rate * lines.length)
      .toLocaleString('en')
      .padStart(11)} quotes/s  ${country}, ${lines.length} lines`,
  )
}

function linesTo(country: string): LineForCountry[] {
  return [...options].map(([lineCode = '', option = 'postal']) => ({
    lineCode,
    option,
    rate: zones.find((zone) => zone.lineCode === lineCode && zone.countries.includes(country))?.rate ?? null,
  }))
}

function compare(lines: readonly LineForCountry[], round: number): void {
  const weightGrams = 1 + ((round * 37) % 20_000)
  quoteLines(lines, { weightGrams, sizeMm: [400, 300, 100 + (round % 200)], categories: ['food'] })
}

/** Comparisons in about a fifth of a second. */
function perSecond(lines: readonly LineForCountry[]): number {
  const begun = performance.now()
  let calls = 0
  while (performance.now() - begun < 200)
    for (let call = 0; call < 100; call++, calls++) compare(lines, calls)
  return (calls * 1_000) / (performance.now() - begun)
}
