import {
  type Alternative,
  type LineOnOffer,
  alternativeTo,
  byTotal,
  isSenseless,
  suggestLine,
} from '@longhaul/domain/shipping/suggest-line.ts'
import { isKnown } from '../shared/duty/duty.ts'
import type { LineQuote, Preview } from './preview.ts'

/**
 * Shipping methods for display: those offered, the suggested one first and then by what they cost to the
 * door; those that are pointless here; those that cannot carry the goods.
 */
export type LinesOnOffer = {
  readonly offered: readonly LineQuote[]
  readonly senseless: readonly LineQuote[]
  readonly refused: readonly LineQuote[]
  /** Undefined where no line can carry the goods. */
  readonly suggested: LineQuote | undefined
  /** The alternative that the suggestion is compared with. */
  readonly alternative: Alternative<LineQuote> | null
}

/** Sorts the lines of a preview into these groups by the domain's rules. */
export function linesOnOffer({ lines, estimated_grams: packedGrams }: Preview): LinesOnOffer {
  const possible = lines
    .filter((line) => line.refusals.length === 0 && line.total_fen !== null)
    .map(toOffer)
    .toSorted(byTotal)
  const senseless = possible.filter((line) => isSenseless(line, possible, packedGrams))
  const offered = possible.filter((line) => !senseless.includes(line))
  const suggested = suggestLine(offered)
  const found = suggested && alternativeTo(suggested, offered)
  return {
    offered: [...(suggested ? [suggested] : []), ...offered.filter((line) => line !== suggested)].map(
      quoteOf,
    ),
    senseless: senseless.map(quoteOf),
    refused: lines.filter((line) => line.refusals.length > 0 || line.total_fen === null),
    suggested: suggested?.quote,
    alternative: found && { ...found, line: found.line.quote },
  }
}

/** The line with that id while it is offered, else the suggested one. */
export const lineOrSuggested = (preview: Preview, id: string): LineQuote | undefined => {
  const { offered, suggested } = linesOnOffer(preview)
  return offered.find((line) => line.line_id === id) ?? suggested
}

type Offer = LineOnOffer & { readonly quote: LineQuote }

const quoteOf = ({ quote }: Offer): LineQuote => quote

/** The fields of a line that the rules use. */
export const toOffer = (line: LineQuote): Offer => ({
  quote: line,
  lineId: line.line_id,
  totalFen: (line.total_fen ?? 0) + (line.duty?.likely_fen ?? 0),
  isTotalKnown: !line.duty || isKnown(line.duty),
  billedGrams: line.billed_grams ?? 0,
  volumetricGrams: line.volumetric_grams ?? 0,
  transitMinDays: line.min_days,
  transitMaxDays: line.max_days,
  observedDays: line.observed_days,
})

/** The weight paid for: the first weight and every started step. */
export const paidGrams = (line: LineQuote): number => line.first_grams + (line.steps ?? 0) * line.step_grams
