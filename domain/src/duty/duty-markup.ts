import type { Fen } from '../money/fen.ts'
import { entriesOf, saidOf, whyNotByDestination } from './by-destination.ts'
import { type Ppm, WHOLE } from './rule.ts'

/**
 * What the carrier of a duty-paid line adds where it bills the duty and tax that it paid in advance: a share
 * of them, of which it may charge a least amount, and a fixed sum for a package.
 */
export type DutyMarkup = {
  readonly ratePpm: Ppm
  /** The least that the share comes to; missing: none, as on packages from before lines had one. */
  readonly leastFen?: Fen
  readonly handlingFen: Fen
}

/**
 * Where a line bills duty and tax, as the operator writes it by destination: `NO 2%, EU 3% + 12.50 CNY,
 * GB 2% min 100 CNY, * 120 CNY`; `0%` is at cost. For a destination of which nothing is said, the line's
 * price contains them.
 */
const SUM = String.raw`(\d{1,4})(?:\.(\d{1,2}))? CNY`
const SHARE = String.raw`(\d{1,2})(?:\.(\d{1,2}))?%(?: min ${SUM})?`
const ENTRY = new RegExp(String.raw`^([A-Z]{2}|\*) (?:${SHARE})?( \+ )?(?:${SUM})?$`)

/** Whether a text is not such a list, or names a destination twice. */
export const whyNotDutyMarkup = (typed: string): 'format' | 'twice' | null =>
  whyNotByDestination(typed, readEntry)

/** What is added for a destination; null: duty and tax are in the line's price there. */
export const dutyMarkup = (typed: string, country: string): DutyMarkup | null =>
  saidOf(typed, country, readEntry)

/** The countries that it names itself, rather than by `EU` or `*`. */
export const countriesNamed = (typed: string): string[] =>
  entriesOf(typed)
    .map((entry) => entry.slice(0, entry.indexOf(' ')))
    .filter((to) => to !== 'EU' && to !== '*')

/** What is added to so much duty and tax, rounded up; nothing where there is nothing to pay in advance. */
export const markupOn = (paidFen: Fen, { ratePpm, leastFen = 0, handlingFen }: DutyMarkup): Fen =>
  paidFen === 0 ? 0 : Math.max(leastFen, Math.ceil((paidFen * ratePpm) / WHOLE)) + handlingFen

function readEntry(entry: string): { to: string; said: DutyMarkup } | null {
  const [, to, percent, hundredths, least, leastCents, plus, yuan, cents] = ENTRY.exec(entry) ?? []
  const isBoth = percent !== undefined && yuan !== undefined
  if (to === undefined || (percent === undefined && yuan === undefined)) return null
  if (isBoth !== (plus !== undefined)) return null
  const leastFen = hundredthsOf(least, leastCents)
  const said = { ratePpm: hundredthsOf(percent, hundredths) * 100, handlingFen: hundredthsOf(yuan, cents) }
  return { to, said: leastFen === 0 ? said : { ...said, leastFen } }
}

const hundredthsOf = (whole: string | undefined, rest = ''): number =>
  whole === undefined ? 0 : Number(whole + rest.padEnd(2, '0'))
