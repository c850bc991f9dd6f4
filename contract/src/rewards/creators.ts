import { PUBLIC_CODE, PUBLIC_LISTS_MAX } from '@longhaul/domain/goods-lists/public-list.ts'
import {
  CREATOR_ABOUT_MAX,
  CREATOR_NAME_MAX,
  CREATOR_STATES,
  SHARE_STATES,
} from '@longhaul/domain/rewards/creators.ts'
import { Type } from 'typebox'
import { Done, Fen, Id, Moment, filled, nullable, oneOf, pageOf, pageQuery, text } from '../fields.ts'
import { route } from '../route.ts'

const Count = Type.Integer({ minimum: 0 })
const ByCode = Type.Object({ code: Type.String({ pattern: PUBLIC_CODE, examples: ['k7m2p9qrtw'] }) })

/** A creator as they see themselves. Of those whom they brought there are numbers only. */
export const OwnCreator = Type.Object({
  code: Type.String(),
  state: oneOf(CREATOR_STATES),
  shown_name: Type.String(),
  about: Type.String(),
  /** Why staff declined, paused or ended it; empty if they did not. */
  reason: Type.String(),
  /** The share of the service fee, in per mille. */
  rate_per_mille: Count,
  applied_at: Moment,
  /** Browsers that followed a link, each counted once a day. */
  visits: Count,
  registrations: Count,
  /** Paid orders of those who registered, within the time in which they earn a share. */
  orders: Count,
  /** Shares that wait, those that went to the balance, and what is still to be kept from the next ones. */
  waiting_fen: Fen,
  paid_fen: Fen,
  owed_fen: Fen,
})

export const getOwnCreator = route('GET /creator', {
  who: 'shopper',
  summary: 'Get whether one is a creator, and what came of it',
  shows: ['rewards'],
  reply: Type.Object({
    creator: nullable(OwnCreator),
    /** The shop's usual rate, in per mille. With 0 nobody can apply. */
    usual_per_mille: Count,
  }),
})

export const applyAsCreator = route('POST /creator', {
  who: 'verified',
  summary: 'Apply to be a creator. Staff decide.',
  body: Type.Object({
    /** The name on the creator's page. */
    shown_name: filled(CREATOR_NAME_MAX),
    /** Where one shows what one likes; for staff only. */
    about: text(CREATOR_ABOUT_MAX),
  }),
  changes: ['rewards'],
  reply: OwnCreator,
  refusals: ['invalid_input', 'transition_not_allowed', 'feature_closed'],
  needsOpenShop: true,
  perMinute: 10,
})

export const listOwnShares = route('GET /creator/shares', {
  who: 'shopper',
  summary: 'List the shares that one earned as a creator, newest first, without whose orders they are',
  query: Type.Object(pageQuery),
  shows: ['rewards'],
  reply: pageOf(
    Type.Object({
      id: Id,
      state: oneOf(SHARE_STATES),
      rate_per_mille: Count,
      share_fen: Fen,
      taken_back_fen: Fen,
      /** The part that paid what the creator owed, instead of going to the balance. */
      kept_fen: Fen,
      earned_at: Moment,
      /** When it is paid at the earliest. */
      due_at: Moment,
      /** Why staff refused it. */
      reason: Type.String(),
    }),
  ),
})

export const getCreatorPage = route('GET /creators/{code}', {
  who: 'anyone',
  summary: "Get a creator's page: the name and the public lists. `creator` is null for one who stopped.",
  params: ByCode,
  shows: ['goods_lists', 'rewards'],
  reply: Type.Object({
    code: Type.String(),
    creator: nullable(
      Type.Object({
        shown_name: Type.String(),
        lists: Type.Array(
          Type.Object({ code: Type.String(), title: Type.String(), goods_count: Count, updated_at: Moment }),
          { maxItems: PUBLIC_LISTS_MAX },
        ),
      }),
    ),
  }),
  refusals: ['invalid_input', 'not_found'],
  perMinute: 120,
})

export const countCreatorVisit = route('POST /creators/{code}/visits', {
  who: 'anyone',
  summary: "Count that a creator's link was followed. Who followed it is not kept.",
  params: ByCode,
  body: Type.Object({}),
  changes: [],
  reply: Done,
  refusals: ['invalid_input'],
  perMinute: 30,
})
