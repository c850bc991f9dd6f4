import { READ_SCOPES, READ_TOKEN_DAYS_MAX, TOKEN_NAME_MAX } from '@longhaul/domain/accounts/read-tokens.ts'
import { Type } from 'typebox'
import { ById, Done, Id, Moment, filled, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

export const ReadToken = Type.Object({
  id: Id,
  name: Type.String(),
  scopes: Type.Array(oneOf(READ_SCOPES)),
  created_at: Moment,
  expires_at: Moment,
  /** Accurate to the hour. */
  last_used_at: nullable(Moment),
})

export const listTokens = route('GET /tokens', {
  who: 'shopper',
  summary: 'List the personal read tokens that are not revoked, newest first, without their values',
  shows: ['account'],
  reply: Type.Object({ items: Type.Array(ReadToken) }),
})

export const createToken = route('POST /tokens', {
  who: 'verified',
  summary:
    'Create a personal read token. Its value is returned once and stored only as a hash. Requires the password, and a code if two-step login is on.',
  body: Type.Object({
    name: filled(TOKEN_NAME_MAX),
    scopes: Type.Array(oneOf(READ_SCOPES), {
      minItems: 1,
      maxItems: READ_SCOPES.length,
      uniqueItems: true,
    }),
    days: Type.Integer({ minimum: 1, maximum: READ_TOKEN_DAYS_MAX }),
    password: Type.String({ minLength: 1, maxLength: 200 }),
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  }),
  changes: ['messages', 'account'],
  reply: Type.Object({ ...ReadToken.properties, token: Type.String() }),
  refusals: ['invalid_input', 'two_factor_required', 'transition_not_allowed', 'too_many_requests'],
  perMinute: 10,
})

export const revokeToken = route('DELETE /tokens/{id}', {
  who: 'shopper',
  summary: 'Revoke a read token; it stops working immediately',
  params: ById,
  changes: ['account'],
  reply: Done,
  refusals: ['not_found'],
})
