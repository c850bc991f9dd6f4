import { CEILING_MAX_FEN, GRANT_SCOPES } from '@longhaul/domain/accounts/grants.ts'
import { LEAK_TEXT_MAX } from '@longhaul/domain/accounts/leaked-tokens.ts'
import { READ_SCOPES, READ_TOKEN_DAYS_MAX, TOKEN_NAME_MAX } from '@longhaul/domain/accounts/read-tokens.ts'
import { Type } from 'typebox'
import { ById, Done, Fen, Id, Moment, filled, nullable, oneOf, pageOf, pageQuery } from '../fields.ts'
import { route } from '../route.ts'

const Scope = oneOf([...READ_SCOPES, ...GRANT_SCOPES])
const Ceiling = Type.Integer({ minimum: 0, maximum: CEILING_MAX_FEN })

/** What a program may spend without asking, per act and per day in Shanghai; 0: it always asks. */
const ceilings = { per_act_fen: Ceiling, per_day_fen: Ceiling }

/** How long a new token is valid, what it may spend, and the proof that its owner makes it. */
export const newTokenLimits = {
  /** Only for a token that acts; both are 0 by default. */
  ceilings: Type.Optional(Type.Object(ceilings)),
  days: Type.Integer({ minimum: 1, maximum: READ_TOKEN_DAYS_MAX }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
  code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
}

export const ReadToken = Type.Object({
  id: Id,
  name: Type.String(),
  scopes: Type.Array(Scope),
  /** The host that received the authorization of a connected program; null for a personal token. */
  connected_to: nullable(Type.String()),
  /** Of a token that acts; null for one that only reads. */
  acts: nullable(
    Type.Object({
      ...ceilings,
      /** Spent since midnight in Shanghai, whether or not it was approved. */
      spent_today_fen: Fen,
      /** How many things it has done, and what they cost, in the last 90 days. */
      count: Type.Integer(),
      spent_fen: Fen,
    }),
  ),
  created_at: Moment,
  expires_at: Moment,
  /** Accurate to the hour. */
  last_used_at: nullable(Moment),
})

export const listTokens = route('GET /tokens', {
  who: 'shopper',
  summary:
    'List the personal tokens and the connected programs that are not revoked, newest first, without their values',
  shows: ['account'],
  reply: Type.Object({ items: Type.Array(ReadToken) }),
})

export const createToken = route('POST /tokens', {
  who: 'verified',
  summary:
    'Create a personal token: one that reads, or, with scopes of a noun and a verb, one that acts within ceilings. Its value is returned once and stored only as a hash. Requires the password, and a code if two-step login is on.',
  body: Type.Object({
    name: filled(TOKEN_NAME_MAX),
    scopes: Type.Array(Scope, {
      minItems: 1,
      maxItems: GRANT_SCOPES.length,
      uniqueItems: true,
    }),
    ...newTokenLimits,
  }),
  changes: ['messages', 'account'],
  reply: Type.Object({ ...ReadToken.properties, token: Type.String() }),
  refusals: ['invalid_input', 'two_factor_required', 'transition_not_allowed', 'too_many_requests'],
  perMinute: 10,
})

export const revokeToken = route('DELETE /tokens/{id}', {
  who: 'shopper',
  summary: 'Revoke a token; it stops working immediately',
  params: ById,
  changes: ['account'],
  reply: Done,
  refusals: ['not_found'],
})

export const revokeTokens = route('DELETE /tokens', {
  who: 'shopper',
  summary: 'Revoke every token; all programs stop immediately',
  changes: ['account'],
  reply: Type.Object({ revoked: Type.Integer() }),
})

export const reportLeakedTokens = route('POST /leaked_tokens', {
  who: 'anyone',
  summary:
    'Report tokens of this shop that were found where others can read them. Each valid one is revoked and its owner told; the answer is the same whatever the text contains.',
  body: Type.Object({ text: filled(LEAK_TEXT_MAX) }),
  changes: ['messages', 'account'],
  reply: Done,
  refusals: ['invalid_input'],
  perMinute: 10,
})

export const getGrant = route('GET /grant', {
  who: 'shopper',
  grants: { scope: 'any' },
  summary:
    'Get what the calling program may do, and what it may still spend today without asking. Only a token that acts has this.',
  shows: ['account'],
  reply: Type.Object({
    name: Type.String(),
    scopes: Type.Array(oneOf(GRANT_SCOPES)),
    ...ceilings,
    /** Of the ceiling of the day; an act may not exceed `per_act_fen` either. */
    left_today_fen: Fen,
    expires_at: Moment,
  }),
  refusals: ['not_found'],
})

export const GrantAct = Type.Object({
  id: Id,
  /** The call that was made. */
  route: Type.String(),
  subject_kind: oneOf(['', 'order', 'parcel', 'payment', 'order_item']),
  subject_id: Type.String(),
  amount_fen: Fen,
  /** `approved`: the shopper was asked first. */
  outcome: oneOf(['done', 'approved']),
  created_at: Moment,
})

export const listTokenActs = route('GET /tokens/{id}/acts', {
  who: 'shopper',
  summary: 'List what a token that acts has done in the last 90 days and what it cost, newest first',
  params: ById,
  query: Type.Object(pageQuery),
  shows: ['account', 'orders', 'parcels', 'funds'],
  reply: pageOf(GrantAct),
  refusals: ['not_found'],
})
