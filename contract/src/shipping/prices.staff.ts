import { Type } from 'typebox'
import { CountryCode, Fen, Moment, filled, nullable } from '../fields.ts'
import { route } from '../route.ts'
import { CardChange, LineId, RateCard } from './shipping.staff.ts'

const FINANCE = { staff: ['finance'] } as const
const grams = (least: number) => Type.Optional(Type.Integer({ minimum: least, maximum: 200_000 }))
const price = Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 }))

/**
 * One country, one zone or, with neither, the whole line; new prices, or all of them changed by a per-mille
 * factor.
 */
const change = {
  zone: Type.Optional(filled(40)),
  country: Type.Optional(CountryCode),
  prices: Type.Optional(
    Type.Object({
      first_grams: grams(1),
      first_price_fen: price,
      step_grams: grams(1),
      step_price_fen: price,
      customs_fee_fen: price,
      min_charge_grams: grams(0),
    }),
  ),
  per_mille: Type.Optional(Type.Integer({ minimum: -900, maximum: 2_000 })),
  /** Now by default. A past moment is refused. */
  effective_from: Type.Optional(Moment),
}

export const PriceExample = Type.Object({
  grams: Type.Integer(),
  size_mm: Type.Array(Type.Integer()),
  country: CountryCode,
  /** Null if the line does not carry it. */
  before_fen: nullable(Fen),
  after_fen: nullable(Fen),
})

export const previewPrices = route('POST /staff/shipping_lines/{id}/prices/preview', {
  unaudited: true,
  who: FINANCE,
  summary: 'Preview a change of prices, with the cost of ten typical packages. Nothing is stored.',
  params: Type.Object({ id: LineId }),
  body: Type.Object(change),
  changes: [],
  reply: Type.Object({
    changes: Type.Array(CardChange),
    examples: Type.Array(PriceExample),
    /** When an already scheduled card replaces these prices; null if there is none. */
    until: nullable(Moment),
    /** Identifies what the prices were compared with; send it back when changing them. */
    compared: Type.String(),
  }),
  refusals: ['invalid_input', 'not_found'],
})

export const changeLinePrices = route('POST /staff/shipping_lines/{id}/prices', {
  who: FINANCE,
  summary:
    'Change the price of one country, zone or shipping method from a given moment: creates a rate card for this method, based on the previous one. Packages already priced keep their price.',
  params: Type.Object({ id: LineId }),
  body: Type.Object({ ...change, name: filled(100), compared: Type.String({ maxLength: 100 }) }),
  changes: ['site'],
  reply: RateCard,
  refusals: ['invalid_input', 'not_found', 'out_of_date', 'transition_not_allowed'],
})
