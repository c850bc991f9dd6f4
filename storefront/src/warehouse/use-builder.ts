import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { lineOrSuggested } from './lines-on-offer.ts'
import { useStoredParam } from './use-stored-param.ts'
import type { StockItem } from './shelf.ts'

/**
 * The parcel builder's data for the ticked items: destination and line are kept in the address, like the
 * ticks.
 */
export function useBuilder(chosen: readonly StockItem[]) {
  const [country, setCountry] = useStoredParam('country')
  const [lineId, setLineId] = useStoredParam('line')
  const query = useCall(
    'POST /parcels/preview',
    { body: { stock_item_ids: chosen.map((item) => item.id), ...(country ? { country } : {}) } },
    { enabled: chosen.length > 0, keepPrevious: true },
  )
  const preview = chosen.length > 0 ? query.data : undefined
  return {
    query,
    preview,
    line: preview && lineOrSuggested(preview, lineId),
    setLineId,
    country: country || preview?.country || '',
    setCountry,
    /** The displayed figures belong to the previous selection; new ones are loading. */
    updating: query.isPlaceholderData || (chosen.length > 0 && query.isFetching && !preview),
  }
}

export type Builder = ReturnType<typeof useBuilder>
