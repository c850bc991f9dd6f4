import { Type } from 'typebox'
import { filled } from '../fields.ts'
import { route } from '../route.ts'

export const searchTariffNumbers = route('GET /staff/tariff_numbers', {
  who: { staff: ['warehouse', 'support'] },
  summary:
    'Look up six-digit tariff numbers of the Harmonized System (edition 2022) by words in English or Chinese, or by their first digits. Returns the best matches.',
  query: Type.Object({ q: filled(60) }),
  shows: [],
  reply: Type.Object({
    items: Type.Array(
      Type.Object({
        code: Type.String(),
        english: Type.String(),
        /** Empty for numbers that we have no Chinese words for. */
        chinese: Type.String(),
      }),
    ),
  }),
  refusals: ['invalid_input'],
})
