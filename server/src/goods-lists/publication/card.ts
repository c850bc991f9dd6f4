import type { Publication } from '@longhaul/contract/goods/public-lists.ts'
import type { Static } from 'typebox'
import type { PublicListRecord } from './sql.ts'

/** The public page of a list for its shopper, in wire format. */
export const toPublication = (list: PublicListRecord): Static<typeof Publication> => ({
  code: list.code,
  state: list.state,
  title: list.title,
  intro: list.intro,
  shown_name: list.shown_name,
  goods_count: list.goods.length,
  published_at: list.published_at.toISOString(),
  updated_at: list.updated_at.toISOString(),
  taken_down_reason: list.taken_down_reason,
})
