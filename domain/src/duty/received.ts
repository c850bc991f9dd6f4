import type { Fen } from '../money/fen.ts'
import { type Place, WINDOWS, type Window } from './rule.ts'
import type { Received } from './shipment.ts'

type Days = { readonly first: string; readonly last: string }

/** Another package of the same person to the same country. */
export type OtherParcel = {
  /** The days on which it arrived, or may arrive. */
  readonly arrives: Days
  /** It is handed over no earlier than the one that is asked about, so that both may arrive together. */
  readonly isTogether: boolean
  readonly goodsFen: Fen
  readonly carriageFen: Fen
}

const known = new WeakMap<Place, readonly Window[]>()

/** The windows over which the rules of a place add up what a person receives. */
export function windowsOf(place: Place): readonly Window[] {
  const found = known.get(place)
  if (found) return found
  const rules = JSON.stringify(place)
  const windows = WINDOWS.filter((window) => rules.includes(`"window":"${window}"`))
  known.set(place, windows)
  return windows
}

/**
 * What counts beside a package that arrives within these days: in each window, what arrives in the same
 * calendar month, quarter, half-year or year. If its own days lie in two of them, that with more counts. It
 * is never everything, because nobody tells us what other senders sent.
 */
export const receivedIn = (
  windows: readonly Window[],
  { first, last }: Days,
  others: readonly OtherParcel[],
): Received[] =>
  windows.map((window) => {
    const ends = [first, last].map((day) => sumOf(others.filter((other) => isIn(window, day, other))))
    const most = (of: (end: Sum) => number): number => Math.max(...ends.map(of))
    return {
      window,
      parcels: most(({ parcels }) => parcels),
      value: most(({ value }) => value),
      carriage: most(({ carriage }) => carriage),
      isComplete: false,
    }
  })

type Sum = { readonly parcels: number; readonly value: Fen; readonly carriage: Fen }

const sumOf = (others: readonly OtherParcel[]): Sum => ({
  parcels: others.length,
  value: others.reduce((sum, { goodsFen }) => sum + goodsFen, 0),
  carriage: others.reduce((sum, { carriageFen }) => sum + carriageFen, 0),
})

function isIn(window: Window, day: string, { arrives, isTogether }: OtherParcel): boolean {
  if (window === 'together') return isTogether
  const period = periodOf(window, day)
  return periodOf(window, arrives.first) <= period && period <= periodOf(window, arrives.last)
}

/** A name of the period with a day, so that names sort as the periods do. */
function periodOf(window: Exclude<Window, 'together'>, day: string): string {
  const [year, month] = [day.slice(0, 4), Number(day.slice(5, 7))]
  if (window === 'year') return year
  if (window === 'month') return day.slice(0, 7)
  return `${year}-${Math.ceil(month / (window === 'quarter' ? 3 : 6))}`
}
