import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { useKeptParam } from './use-kept-param.ts'
import type { StockItem } from './shelf.ts'

export type Preview = Reply<'POST /parcels/preview'>
export type LineQuote = Preview['lines'][number]

/** The lines that can carry the goods, cheapest first. */
export const possible = (lines: readonly LineQuote[]): LineQuote[] =>
  lines
    .filter((line) => line.refusals.length === 0 && line.total_fen !== null)
    .toSorted((a, b) => (a.total_fen ?? 0) - (b.total_fen ?? 0))

/** The chosen line as long as it can carry the goods, else the cheapest that can. */
export const lineOrCheapest = (lines: readonly LineQuote[], id: string): LineQuote | undefined =>
  possible(lines).find((line) => line.line_id === id) ?? possible(lines)[0]

/** What the parcel builder shows of the ticked items: destination and line are kept in the address beside the ticks. */
export function useBuilder(chosen: readonly StockItem[]) {
  const [country, setCountry] = useKeptParam('country')
  const [lineId, setLineId] = useKeptParam('line')
  const query = useCall(
    'POST /parcels/preview',
    { body: { stock_item_ids: chosen.map((item) => item.id), ...(country ? { country } : {}) } },
    { enabled: chosen.length > 0, keepPrevious: true },
  )
  const preview = chosen.length > 0 ? query.data : undefined
  return {
    query,
    preview,
    line: preview && lineOrCheapest(preview.lines, lineId),
    setLineId,
    country: country || preview?.country || '',
    setCountry,
    /** What is shown belongs to the choice before: the new figures are on their way. */
    updating: query.isPlaceholderData || (chosen.length > 0 && query.isFetching && !preview),
  }
}

export type Builder = ReturnType<typeof useBuilder>
