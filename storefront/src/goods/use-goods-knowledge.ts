import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { type GoodsValues, optionsOf } from './goods-values.ts'
import type { LookUp } from './look-up.ts'

export type GoodsKnowledge = ReturnType<typeof useGoodsKnowledge>

/** The choice to request knowledge for. Typed options are not used, to avoid a request per letter. */
export const optionOf = (values: GoodsValues): string =>
  values.ownOptions ? '' : optionsOf({ ...values, optionsText: '' })

/** What our warehouse weighed of the product, its shop or its kind; null for goods without a link. */
export function useGoodsKnowledge(lookUp: LookUp | undefined, values: GoodsValues) {
  const link = lookUp?.link
  const option = optionOf(values)
  const knowledge = useCall(
    'GET /goods/{marketplace}/{item}/knowledge',
    {
      params: { marketplace: link?.platform ?? '', item: link?.item_id ?? '' },
      query: option === '' ? {} : { option },
    },
    { enabled: Boolean(link), keepPrevious: true, staleMs: 5 * 60_000 },
  )
  return link ? knowledge : null
}
