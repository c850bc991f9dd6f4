import { EMAIL_MAX } from '@longhaul/domain/texts/email.ts'
import { Type } from 'typebox'
import { Currency, Done, Id, Lang, Moment, filled, nullable, text, oneOf } from '../fields.ts'
import { Password } from './identity.ts'
import { route } from '../route.ts'

const Email = Type.String({ minLength: 3, maxLength: EMAIL_MAX, examples: ['mei@example.com'] })

/** The shopper's data for the header and the account pages. */
export const UserInfo = Type.Object({
  id: Id,
  code: Type.String({ description: "The shopper's own code, written on parcels sent to our warehouse" }),
  avatar: nullable(Type.String()),
  name: Type.String(),
  nickname: Type.String(),
  email: Email,
  email_verified: Type.Boolean(),
  first_name: Type.String(),
  last_name: Type.String(),
  birthday: nullable(Type.String()),
  phone: Type.String(),
  lang: Lang,
  currency: Currency,
  cart_count: Type.Integer(),
  unread_count: Type.Integer({ description: 'Unread answers, and unread news of the last two days' }),
  available_fen: Type.Integer(),
  frozen_fen: Type.Integer(),
})

const credentials = { email: Email, password: Password }
const secondStep = {
  email: Type.Optional(Email),
  password: Type.Optional(Password),
  code: Type.Optional(text(40)),
}

export const login = route('POST /login', {
  who: 'anyone',
  summary:
    'Log in. Takes the credentials as a JSON body or as query parameters. If two-step login is on, `two_factor_required` asks for `code` as well; after repeated failures, `proof_required` carries a challenge whose solution goes into `proof`.',
  query: Type.Object(secondStep),
  body: Type.Object({ ...secondStep, proof: Type.Optional(Type.String({ maxLength: 4_000 })) }),
  changes: ['account'],
  reply: Type.Object({ token: Type.String(), expires_at: Moment }),
  refusals: ['invalid_input', 'bad_credentials', 'two_factor_required', 'forbidden', 'too_many_requests'],
  perMinute: 20,
})

export const register = route('POST /users', {
  who: 'anyone',
  summary:
    'Register an account. The response is the same whether or not the address is known; its owner is informed by e-mail.',
  body: Type.Object({
    ...credentials,
    nickname: Type.Optional(text(400)),
    /** The code of the creator by whose link somebody came. One that is not known changes nothing. */
    creator_code: Type.Optional(text(40)),
  }),
  changes: ['shoppers'],
  reply: Type.Object({ email: Email }),
  refusals: ['feature_closed', 'invalid_input', 'too_many_requests'],
  perMinute: 10,
  needsOpenShop: true,
})

export const verifyToken = route('GET /users/verify', {
  who: 'anyone',
  summary: 'Check whether the token is valid and the e-mail address verified',
  shows: ['account'],
  reply: Type.Object({ is_login: Type.Boolean(), email_verified: Type.Boolean() }),
})

export const getUserInfo = route('GET /users/info', {
  who: 'shopper',
  summary: 'Get the logged-in shopper',
  shows: ['cart', 'funds', 'rewards', 'conversations', 'messages', 'account'],
  reply: UserInfo,
})

export const logout = route('POST /logout', {
  who: 'shopper',
  summary: 'End this session',
  body: Type.Object({}),
  // The page itself is left, and the database ends the streams of other pages.
  changes: [],
  reply: Done,
})

export const sendVerifyMail = route('POST /send_active_email', {
  who: 'shopper',
  summary: 'Resend the e-mail that verifies the address',
  body: Type.Object({}),
  changes: [],
  reply: Type.Object({ email: Email }),
  refusals: ['too_many_requests'],
  perMinute: 3,
})

export const verifyEmail = route('POST /active_email', {
  who: 'anyone',
  summary: 'Verify an e-mail address with the link sent to it. Repeating the call is harmless.',
  body: Type.Object({ link: filled(200) }),
  changes: ['account'],
  /** `already`: the address had been verified before. */
  reply: Type.Object({ email: Email, already: Type.Boolean() }),
  refusals: ['link_expired'],
  perMinute: 30,
})

export const staffLogin = route('POST /staff/login', {
  who: 'anyone',
  summary:
    'Log in as a member of staff. If two-step login is on, `two_factor_required` asks for `code` as well; after repeated failures, `proof_required` carries a challenge whose solution goes into `proof`.',
  body: Type.Object({
    ...credentials,
    code: Type.Optional(text(40)),
    proof: Type.Optional(Type.String({ maxLength: 4_000 })),
  }),
  changes: ['staff'],
  reply: Type.Object({ staff_token: Type.String(), expires_at: Moment }),
  refusals: ['invalid_input', 'bad_credentials', 'two_factor_required', 'too_many_requests'],
  perMinute: 20,
})

/** Every role, for calls about the caller's own account. */
export const STAFF = ['support', 'buyer', 'warehouse', 'finance', 'admin'] as const

export const getStaffInfo = route('GET /staff/info', {
  who: { staff: STAFF },
  summary: 'Get the logged-in member of staff, with their roles',
  shows: ['staff'],
  reply: Type.Object({
    id: Id,
    name: Type.String(),
    email: Email,
    lang: Lang,
    roles: Type.Array(oneOf(STAFF)),
    /** The warehouse in which they work; null: all. */
    warehouse_id: nullable(Type.String()),
    /** `needed`: it must be set up before anything else can be done. */
    two_factor: oneOf(['on', 'off', 'needed']),
  }),
  beforeTwoFactor: true,
})

export const staffLogout = route('POST /staff/logout', {
  who: { staff: STAFF },
  summary: 'End this staff session',
  body: Type.Object({}),
  changes: [],
  reply: Done,
  beforeTwoFactor: true,
})
