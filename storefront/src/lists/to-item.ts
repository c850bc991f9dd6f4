import type { Reply } from '@longhaul/contract/routes.ts'
import type { LandedCostItem } from '../shared/landed-cost/use-landed-cost.ts'

export type PublicList = NonNullable<Reply<'GET /public_lists/{code}'>['list']>
export type PublicGoods = PublicList['goods'][number]

/** One piece of goods on a public list, for the calculation of its price to the door. */
export const toItem = ({ url, title, options_text, price_fen }: PublicGoods): LandedCostItem => ({
  url,
  title,
  options_text,
  quantity: 1,
  ...(price_fen === null ? {} : { unit_price_fen: price_fen }),
})
