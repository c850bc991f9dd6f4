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
    'List how many days packages to a country actually took by each shipping method, from dispatch to delivery: over twelve months and by month of dispatch. Only where at least five were delivered.',
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
