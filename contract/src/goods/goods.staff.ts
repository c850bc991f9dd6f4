import { Type } from 'typebox'
import { nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

const count = Type.Integer({ minimum: 0 })
const use = {
  calls: count,
  answered: count,
  failed: count,
  /** Rounded to a whole fen. */
  cost_fen: count,
}

/** The data APIs in the order in which they are called: the marketplaces' own before third parties'. */
export const DATA_API_IDS = ['taobao_open', '1688_open', 'tmapi', 'onebound'] as const

/** A data API for products: whether it is enabled, its state, and its usage. */
export const ProductSourceCard = Type.Object({
  id: oneOf(DATA_API_IDS),
  /** Null without keys: the source is not called. */
  daily_calls: nullable(count),
  /** The circuit breaker of this server: in use, paused after failures, being tried again. */
  state: oneOf(['closed', 'open', 'half_open']),
  today: Type.Object(use),
  last_30_days: Type.Object(use),
})

export const listProductSources = route('GET /staff/product_sources', {
  who: { staff: ['buyer', 'finance'] },
  summary: 'List the product data APIs with their availability, health, quota and cost',
  shows: [],
  reply: Type.Object({
    sources: Type.Array(ProductSourceCard),
    days: Type.Array(Type.Object({ day: Type.String({ format: 'date' }), source: Type.String(), ...use })),
  }),
})
