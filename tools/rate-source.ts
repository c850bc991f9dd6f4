import { spanOf } from '@longhaul/domain/duty/rate-for.ts'
import {
  type Fault,
  type Found,
  at,
  each,
  isFields,
  knownFields,
  rate,
  text,
  truth,
} from '@longhaul/domain/duty/read-values.ts'
import type { Rate } from '@longhaul/domain/duty/rule.ts'
import { type Lines, changedByFolding, foldRates } from './fold-rates.ts'

/**
 * How a table of rates is made from a source of comma-separated values: a file beside the table, such as
 * `rules/tables/gb.ukgt.json`.
 */
export type RateSource = {
  /** The lines of the table's head, as they are. */
  readonly head: readonly (readonly [string, string])[]
  readonly codeColumn: string
  readonly rateColumn: string
  /** What the source writes instead of a rate, such as the heading of a list, and the rate. */
  readonly rates: ReadonlyMap<string, Rate>
  /** Columns that say `True` where a lower rate may apply, and where more than the rate is charged. */
  readonly lowerIf: readonly string[]
  readonly moreIf: readonly string[]
  /** The source has every line of the tariff; otherwise it is a list of some. */
  readonly complete: boolean
}

const FIELDS = ['title', 'source', 'licence', 'copied', 'strength', 'code', 'rate', 'rates'] as const
const OPTIONS = ['lower_if', 'more_if', 'complete'] as const

/** Reads the description of a source; throws what is wrong with it. */
export function readSource(value: unknown): RateSource {
  const faults: Fault[] = []
  const found: Found = { value, path: '', faults }
  knownFields(found, [...FIELDS, ...OPTIONS])
  const title = at(found, 'title')
  const rates = at(found, 'rates').value
  const source: RateSource = {
    head: [
      ...(isFields(title.value) ? Object.keys(title.value) : []).map(
        (lang) => [`title.${lang}`, text(at(title, lang))] as const,
      ),
      ...(['source', 'licence', 'copied', 'strength'] as const).map(
        (name) => [name, text(at(found, name))] as const,
      ),
    ],
    codeColumn: text(at(found, 'code')),
    rateColumn: text(at(found, 'rate')),
    rates: new Map(
      (isFields(rates) ? Object.keys(rates) : []).map((name) => [
        name,
        rate({ ...found, value: isFields(rates) ? rates[name] : null, path: `rates.${name}` }),
      ]),
    ),
    lowerIf: each(at(found, 'lower_if')).map(text),
    moreIf: each(at(found, 'more_if')).map(text),
    complete: truth(at(found, 'complete')),
  }
  if (faults.length > 0) throw new Error(faults.map(({ path, sentence }) => `${path} ${sentence}`).join('\n'))
  return source
}

/**
 * The table of a source, and how many lines the source has. A line that stands in the source more than once
 * has the range of its rates; one charged by weight or piece is not known. Throws if the source has none.
 */
export function makeTable(
  source: RateSource,
  csv: string,
  subheadings: readonly string[],
): { readonly text: string; readonly lines: number; readonly codes: number } {
  const lines = linesOf(source, csv)
  if (lines.size === 0) throw new Error('the source has no lines')
  const folded = foldRates(lines, { complete: source.complete, subheadings })
  const [changed] = changedByFolding(lines, folded)
  if (changed !== undefined) throw new Error(`folding changed the rate of ${changed}`)
  const head = [...source.head, ['lines', String(lines.size)] as const]
  const words = (rows: Iterable<readonly [string, string]>): string =>
    [...rows].map((row) => row.join('\t')).join('\n')
  return {
    text: `${words(head)}\n\n${words([...folded].map(([code, entry]) => [code, rateWords(entry)]))}\n`,
    lines: lines.size,
    codes: folded.size,
  }
}

function rateWords(entry: Rate): string {
  if (entry === null) return '?'
  const percent = (ppm: number): string => `${ppm / 10_000}%`
  return entry.low === entry.high ? percent(entry.high) : `${percent(entry.low)} to ${percent(entry.high)}`
}

function linesOf(source: RateSource, csv: string): Lines {
  const [names = [], ...rows] = rowsOf(csv)
  const column = (name: string): number => {
    const index = names.indexOf(name)
    if (index === -1) throw new Error(`the source has no column “${name}”`)
    return index
  }
  const [code, percent] = [column(source.codeColumn), column(source.rateColumn)]
  const [lowerIf, moreIf] = [source.lowerIf.map(column), source.moreIf.map(column)]
  const found = new Map<string, Rate[]>()
  for (const row of rows) {
    const digits = (row[code] ?? '').replaceAll(/[\s.]/g, '')
    if (!/^\d{6,12}$/.test(digits)) throw new Error(`“${row[code] ?? ''}” is no tariff code`)
    const isTrue = (index: number): boolean => row[index]?.toLowerCase() === 'true'
    const full = moreIf.some(isTrue) ? null : rateOf(row[percent] ?? '', source.rates)
    const own = full !== null && lowerIf.some(isTrue) ? { ...full, low: 0 } : full
    found.set(digits, [...(found.get(digits) ?? []), own])
  }
  return new Map([...found].map(([digits, entries]) => [digits, spanOf(entries)]))
}

/** A percentage; anything else is a duty by weight, piece or strength, which a table cannot say. */
function rateOf(words: string, rates: RateSource['rates']): Rate {
  const known = rates.get(words)
  if (known !== undefined) return known
  const percent = words.replaceAll(/\s/g, '')
  return /^\d{1,3}(\.\d{1,4})?%$/.test(percent) ? rate({ value: percent, path: words, faults: [] }) : null
}

/** The rows of comma-separated values; a field in quotation marks may hold commas and line breaks. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  return rows
}
