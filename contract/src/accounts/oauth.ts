import { GRANT_SCOPES } from '@longhaul/domain/accounts/grants.ts'
import {
  OAUTH_ADDRESS_MAX,
  OAUTH_PROBLEMS,
  SCOPE_TEXT_MAX,
  STATE_MAX,
} from '@longhaul/domain/accounts/oauth.ts'
import { Type } from 'typebox'
import { filled, nullable, oneOf, text } from '../fields.ts'
import { route } from '../route.ts'
import { newTokenLimits } from './read-tokens.ts'

/** A program's request to be connected: the parameters in the address of `/oauth/authorize`. */
const connectRequest = {
  client_id: filled(OAUTH_ADDRESS_MAX),
  redirect_uri: filled(OAUTH_ADDRESS_MAX),
  response_type: Type.Optional(text(40)),
  code_challenge: Type.Optional(text(200)),
  code_challenge_method: Type.Optional(text(40)),
  scope: Type.Optional(text(SCOPE_TEXT_MAX)),
  state: Type.Optional(text(STATE_MAX)),
  resource: Type.Optional(text(OAUTH_ADDRESS_MAX)),
}

const Scopes = Type.Array(oneOf(GRANT_SCOPES))

export const previewConnection = route('POST /oauth/authorizations/preview', {
  who: 'shopper',
  summary:
    "Check a program's request to be connected (OAuth 2.1), and say who asks and for what. Refused if it cannot be told who asks, or if the answer would go to an address that is not the program's own.",
  body: Type.Object(connectRequest),
  shows: [],
  changes: [],
  reply: Type.Object({
    /** The program's name, in its own words. */
    name: Type.String(),
    /** The host whose document describes the program; null for one that registered itself. */
    described_by: nullable(Type.String()),
    /** The host that receives the answer. */
    host: Type.String(),
    /** The answer goes to a program on the shopper's own computer, which any program there may pose as. */
    is_local: Type.Boolean(),
    /** What the shopper may choose from, and what is chosen at first. */
    scopes: Scopes,
    ticked: Scopes,
    /** What is wrong with the request; null if it can be allowed. */
    problem: nullable(oneOf(OAUTH_PROBLEMS)),
    /** Takes the browser back to the program without an authorization. */
    return_url: Type.String(),
  }),
  refusals: ['invalid_input'],
  perMinute: 20,
})

export const authorizeConnection = route('POST /oauth/authorizations', {
  who: 'verified',
  summary:
    'Allow a program to be connected, with the scopes and ceilings that the shopper chose. Returns the address that takes a code to the program, valid once, for a minute. Requires the password, and a code if two-step login is on.',
  body: Type.Object({
    ...connectRequest,
    scopes: Type.Array(oneOf(GRANT_SCOPES), {
      minItems: 1,
      maxItems: GRANT_SCOPES.length,
      uniqueItems: true,
    }),
    ...newTokenLimits,
  }),
  changes: ['account'],
  reply: Type.Object({ redirect_to: Type.String() }),
  refusals: ['invalid_input', 'two_factor_required', 'transition_not_allowed', 'too_many_requests'],
  perMinute: 10,
})
