import { readFileSync } from 'node:fs'
import { DELIVERY_OPTIONS, type DeliveryOption } from './fee.ts'
import { type CsvRow, readZoneRate, type ZoneRate } from './rate-row.ts'

/** The rows of one of the server's seed files, the initial data of an installation. */
export const seedRows = (name: string): CsvRow[] =>
  parseCsv(readFileSync(new URL(`../../../server/seed/${name}`, import.meta.url), 'utf8'))

/** The rows of a table of facts in this directory; `examples.md` gives their sources. */
export const exampleRows = (name: string): CsvRow[] =>
  parseCsv(readFileSync(new URL(name, import.meta.url), 'utf8'))

/** The whole rate card. */
export function seedRateCard(): ZoneRate[] {
  const options = new Map(seedRows('lines.csv').map((row) => [row['line'], asOption(row['option'])]))
  return seedRows('rate-card.csv').map((row) => {
    const read = readZoneRate(row, options.get(row['line']) ?? asOption(undefined))
    if ('problems' in read) throw new Error(`${row['line']} ${row['zone']}: ${JSON.stringify(read.problems)}`)
    return read
  })
}

/** The rate of a line for a country, null if the line does not serve it. */
export const rateFor = (card: readonly ZoneRate[], line: string, country: string) =>
  card.find((zone) => zone.lineCode === line && zone.countries.includes(country))?.rate ?? null

function asOption(text: string | undefined): DeliveryOption {
  const option = DELIVERY_OPTIONS.find((known) => known === text)
  if (!option) throw new Error(`no such delivery option: ${text}`)
  return option
}

function parseCsv(text: string): CsvRow[] {
  const [head = [], ...rows] = text.trimEnd().split('\n').map(parseLine)
  return rows.map((cells) => Object.fromEntries(head.map((column, index) => [column, cells[index] ?? ''])))
}

/** Our files have no line breaks inside cells. */
const parseLine = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
