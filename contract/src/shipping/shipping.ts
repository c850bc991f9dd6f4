import { DECLARED_VALUE_MAX_FEN } from '@longhaul/domain/limits/money-limits.ts'
import { Type } from 'typebox'
import { CountryCode } from '../fields.ts'
import { LineQuote } from '../parcels/parcels.ts'
import { route } from '../route.ts'

const Side = Type.Integer({ minimum: 1, maximum: 10_000 })

export const estimateShipping = route('POST /shipping/estimate', {
  who: 'anyone',
  summary:
    'Compare all shipping methods for a package that has not been packed. Without a size, only the weight counts. With the value of the goods, each has what customs charge, and the cheapest to the door is first. Closed until the operator opens it.',
  body: Type.Object({
    /** By default the country of the default address, or of the browser. */
    country: Type.Optional(CountryCode),
    weight_grams: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
    /** All three sides, or none. */
    length_mm: Type.Optional(Side),
    width_mm: Type.Optional(Side),
    height_mm: Type.Optional(Side),
    category: Type.Optional(Type.String({ maxLength: 40 })),
    /** The value of the goods. Without it, nothing can be said about duty and tax. */
    goods_fen: Type.Optional(Type.Integer({ minimum: 1, maximum: DECLARED_VALUE_MAX_FEN })),
  }),
  shows: ['site'],
  changes: [],
  reply: Type.Object({
    country: CountryCode,
    weight_grams: Type.Integer(),
    sized: Type.Boolean(),
    lines: Type.Array(LineQuote),
    /** Goods that some lines refuse, which the caller must declare. */
    categories: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  }),
  refusals: ['invalid_input', 'not_found', 'feature_closed'],
  perMinute: 120,
})
