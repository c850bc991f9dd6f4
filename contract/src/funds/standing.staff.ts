import { TIMED_HOLD_KINDS } from '@longhaul/domain/funds/standing.ts'
import { Type } from 'typebox'
import { ById, Id, Moment, filled, oneOf } from '../fields.ts'
import { route } from '../route.ts'
import { Hold, Standing } from './standing.ts'

/** The holds that would still last if a colleague had not lifted them. */
export const LiftedHolds = Type.Array(Type.Object({ ...Hold.properties, by: Id, by_name: Type.String() }))

/** The same for staff, with the holds that a colleague lifted. */
export const StaffStanding = Type.Object({ ...Standing.properties, lifted: LiftedHolds })

export const liftHold = route('POST /staff/shoppers/{id}/lift_hold', {
  who: { staff: ['finance'] },
  summary:
    'Lift one hold of payouts before its time, with a reason. Another person has to pay what it had held. A block, a dispute and a debt cannot be lifted.',
  params: ById,
  body: Type.Object({
    kind: oneOf(TIMED_HOLD_KINDS),
    /** The time of the change, as shown: a later one holds again. */
    since: Moment,
    reason: filled(500),
  }),
  changes: ['funds', 'shoppers'],
  reply: StaffStanding,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})
