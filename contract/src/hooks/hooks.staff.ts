import { Type } from 'typebox'
import { Id, Moment, nullable } from '../fields.ts'
import { route } from '../route.ts'

export const listFailingHooks = route('GET /staff/hooks/failing', {
  who: { staff: ['admin'] },
  summary:
    "List shoppers' hooks whose deliveries fail, failing longest first; only the host of each URL is shown",
  shows: ['account'],
  reply: Type.Object({
    items: Type.Array(
      Type.Object({
        id: Id,
        host: Type.String(),
        shopper_code: Type.String(),
        failing_since: Moment,
        failures: Type.Integer(),
        waiting: Type.Integer(),
        outcome: Type.String(),
        disabled_at: nullable(Moment),
      }),
    ),
  }),
})
