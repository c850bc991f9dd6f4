import { Type } from 'typebox'
import { route } from '../route.ts'

const Count = Type.Integer({ minimum: 1 })
const Days = {
  parcels: Count,
  median_days: Type.Integer({ minimum: 0 }),
  p90_days: Type.Integer({ minimum: 0 }),
}

export const listLineDays = route('GET /shipping/days', {
  who: 'anyone',
  summary:
    'How many days packages to a country really took by each shipping method, from dispatch to delivery: over twelve months and by the month in which they left. Only where five or more were delivered.',
  query: Type.Object({ country: Type.String({ pattern: '^[A-Z]{2}$', examples: ['DE'] }) }),
  shows: ['site'],
  reply: Type.Object({
    lines: Type.Array(
      Type.Object({
        line_id: Type.String(),
        name: Type.String(),
        ...Days,
        /** Newest first; only months in which at least five packages were dispatched. */
        months: Type.Array(Type.Object({ month: Type.String({ examples: ['2026-10'] }), ...Days })),
      }),
    ),
  }),
  perMinute: 60,
})
