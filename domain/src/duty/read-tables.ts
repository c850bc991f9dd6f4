import { LANGS, inEachLanguage } from '../languages.ts'
import { SUBHEADING, spanOf } from './rate-for.ts'
import { type Fault, type Found, day, fault, rate, text, texts, whole, word } from './read-values.ts'
import { type Rate, type RateTable, STRENGTHS } from './rule.ts'

/** The names of tables, as in `@us.301`. */
export const TABLE_NAME = /^[a-z][a-z0-9._]{1,29}$/

/** No tariff has as many lines; a file that is larger is none. */
const CHARS_MAX = 1_000_000

const HEADER = ['source', 'licence', 'copied', 'strength', 'lines'] as const
const KNOWN: readonly string[] = [...LANGS.map((lang) => `title.${lang}`), ...HEADER]

/**
 * Reads a table of rates: lines of a name and a value, an empty line, then lines of the beginning of a tariff
 * code and its rate (`7.5%`, `0% to 7.5%`, or `?` for one that is known to depend on more), in order.
 */
export function readTable(
  name: string,
  content: string,
): { readonly table: RateTable; readonly faults: readonly Fault[] } {
  const faults: Fault[] = []
  const found = (value: unknown, path: string): Found => ({ value, path, faults })
  if (content.length > CHARS_MAX) fault(found(null, ''), `must not have more than ${CHARS_MAX} characters`)
  const [head = '', body = ''] = content.slice(0, CHARS_MAX).split('\n\n')
  const header = new Map(head.split('\n').map(pairOf))
  for (const key of header.keys())
    if (!KNOWN.includes(key)) fault(found(null, key), `is not known here; known are ${KNOWN.join(', ')}`)
  const field = (key: (typeof HEADER)[number]): Found => found(header.get(key), key)
  const rates = ratesOf(body, faults)
  const table: RateTable = {
    name,
    title: texts(
      found(
        inEachLanguage((lang) => header.get(`title.${lang}`)),
        'title',
      ),
    ),
    source: text(field('source')),
    licence: text(field('licence')),
    copied: day(field('copied')) ?? '',
    strength: word(field('strength'), STRENGTHS),
    lines: whole(found(Number(header.get('lines') ?? Number.NaN), 'lines')),
    rates,
    ranges: rangesOf(rates),
  }
  if (table.copied === '' && !header.has('copied')) fault(field('copied'), 'must be the day of the copy')
  if (rates.size === 0) fault(found(null, 'rates'), 'must have at least one, after an empty line')
  return { table, faults }
}

function pairOf(line: string): [string, string] {
  const tab = line.indexOf('\t')
  return tab === -1 ? [line, ''] : [line.slice(0, tab), line.slice(tab + 1)]
}

function ratesOf(body: string, faults: Fault[]): Map<string, Rate> {
  const rates = new Map<string, Rate>()
  // A table has thousands of lines and few rates.
  const known = new Map<string, Rate>()
  let before = ''
  for (const line of body.split('\n')) {
    if (line === '') continue
    const [code, words] = pairOf(line)
    const found: Found = { value: rateValue(words), path: code, faults }
    const own = known.get(words)
    if (!/^\d{2,12}$/.test(code)) fault(found, 'must begin with the 2 to 12 digits of a code')
    if (code <= before) fault(found, `must stand after ${before}, and once`)
    rates.set(code, own === undefined ? rate(found) : own)
    known.set(words, rates.get(code)!)
    before = code
  }
  return rates
}

/** A rate as the files of the places write it. */
function rateValue(words: string): unknown {
  if (words === '?') return null
  return words.includes(' to ') ? words.split(' to ') : words
}

function rangesOf(rates: ReadonlyMap<string, Rate>): Map<string, Rate> {
  const ranges = new Map<string, Rate>()
  for (const [code, own] of rates)
    for (let length = SUBHEADING; length < code.length; length += 1) {
      const beginning = code.slice(0, length)
      const others = ranges.get(beginning)
      ranges.set(beginning, others === undefined ? own : spanOf([others, own]))
    }
  return ranges
}
