import {
  CREATOR_STATES,
  CREATOR_STEPS,
  SHARE_SIGNS,
  SHARE_STATES,
} from '@longhaul/domain/rewards/creators.ts'
import { Type } from 'typebox'
import { ById, Fen, Id, Moment, nullable, oneOf, pageOf, pageQuery, text } from '../fields.ts'
import { route } from '../route.ts'

const Count = Type.Integer({ minimum: 0 })
const readers = { staff: ['support', 'finance'] } as const
const finance = { staff: ['finance'] } as const

export const StaffCreator = Type.Object({
  id: Id,
  code: Type.String(),
  state: oneOf(CREATOR_STATES),
  shopper: Type.Object({ id: Id, code: Type.String() }),
  shown_name: Type.String(),
  about: Type.String(),
  reason: Type.String(),
  /** The rate agreed with this creator, in per mille of the service fee; null: the shop's own. */
  own_per_mille: nullable(Count),
  usual_per_mille: Count,
  applied_at: Moment,
  state_at: Moment,
  visits: Count,
  registrations: Count,
  orders: Count,
  waiting_fen: Fen,
  paid_fen: Fen,
  owed_fen: Fen,
  /** Shares that wait for a person's decision. */
  checking: Count,
})

export const StaffShare = Type.Object({
  id: Id,
  creator: Type.Object({ id: Id, shown_name: Type.String() }),
  /** Who ordered. */
  shopper: Type.Object({ id: Id, code: Type.String() }),
  order: Type.Object({ id: Id, number: Type.String() }),
  state: oneOf(SHARE_STATES),
  fee_fen: Fen,
  rate_per_mille: Count,
  share_fen: Fen,
  taken_back_fen: Fen,
  kept_fen: Fen,
  signs: Type.Array(oneOf(SHARE_SIGNS)),
  earned_at: Moment,
  due_at: Moment,
  reason: Type.String(),
})

export const listCreators = route('GET /staff/creators', {
  who: readers,
  summary: 'List creators: those who applied, those who take part, or those who do no longer; newest first',
  query: Type.Object({
    ...pageQuery,
    /** `applied` by default; `active` includes the paused, `over` are the declined and ended. */
    view: Type.Optional(oneOf(['applied', 'active', 'over'])),
  }),
  shows: ['rewards'],
  reply: pageOf(StaffCreator),
})

export const takeCreatorStep = route('POST /staff/creators/{id}/steps', {
  who: finance,
  summary:
    'Approve, decline, pause, resume or end a creator. The creator is told why. Nobody is bound to one who is paused, whose shares wait; `forfeit` also takes back what an ended one has not got yet.',
  params: ById,
  body: Type.Object({
    step: oneOf(CREATOR_STEPS),
    reason: text(500),
    forfeit: Type.Optional(Type.Boolean()),
  }),
  changes: ['rewards', 'goods_lists', 'messages'],
  reply: StaffCreator,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const setCreatorRate = route('PUT /staff/creators/{id}/rate', {
  who: finance,
  summary:
    "Set the rate agreed with a creator, or return to the shop's own with null. It counts for what is received from then on.",
  params: ById,
  body: Type.Object({ per_mille: nullable(Type.Integer({ minimum: 0, maximum: 1000 })) }),
  changes: ['rewards'],
  reply: StaffCreator,
  refusals: ['not_found'],
})

export const listCreatorShares = route('GET /staff/creator_shares', {
  who: readers,
  summary: 'List shares that wait for a decision, or all of one creator; newest first',
  query: Type.Object({ ...pageQuery, creator: Type.Optional(Id) }),
  shows: ['rewards'],
  reply: pageOf(StaffShare),
})

export const decideCreatorShare = route('POST /staff/creator_shares/{id}/decide', {
  who: finance,
  summary: 'Pay a share that was checked, or refuse it with a reason that its creator reads',
  params: ById,
  body: Type.Object({ decision: oneOf(['pay', 'refuse']), reason: text(500) }),
  changes: ['rewards', 'funds'],
  reply: StaffShare,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})
