import { EMAIL_MAX } from '@longhaul/domain/texts/email.ts'
import { Type } from 'typebox'
import { ById, Done, Fen, Id, Moment, filled, nullable, oneOf } from '../fields.ts'
import {
  AppSecret,
  LoggedInDevice,
  Password,
  RecoveryCodes,
  SecondStepCode,
  deviceFields,
} from './identity.ts'
import { route } from '../route.ts'

const Email = Type.String({ minLength: 3, maxLength: EMAIL_MAX, examples: ['mei@example.com'] })
const newPassword = { password: Password, repeat: Type.Optional(Password) }

export const sendWelcomeMail = route('GET /send_success_register_email', {
  who: 'shopper',
  summary: 'Resend the registration e-mail, which also verifies the address if that is still pending',
  shows: [],
  reply: Type.Object({ email: Email }),
  refusals: ['too_many_requests'],
})

export const sendResetMail = route('POST /send_reset_password_email', {
  who: 'anyone',
  summary:
    'E-mail a link for resetting the password, valid for 30 minutes. The response and its timing are the same whether or not the address is known.',
  body: Type.Object({ email: Email }),
  changes: [],
  reply: Type.Object({ email: Email }),
  refusals: ['invalid_input', 'too_many_requests'],
  perMinute: 10,
})

export const checkResetLink = route('POST /check_reset_password_link', {
  who: 'anyone',
  summary: 'Check whether a password reset link is still valid, without using it up',
  body: Type.Object({ link: filled(200) }),
  changes: [],
  reply: Type.Object({ expires_at: Moment }),
  refusals: ['link_expired'],
  perMinute: 30,
})

export const resetPassword = route('POST /reset_password_email', {
  who: 'anyone',
  summary: 'Set a new password with an e-mailed reset link. Ends every session; does not log in.',
  body: Type.Object({ link: filled(200), ...newPassword }),
  changes: ['messages', 'account'],
  reply: Done,
  refusals: ['invalid_input', 'link_expired'],
  perMinute: 30,
})

export const alterPassword = route('POST /users/alter_password', {
  who: 'shopper',
  summary: 'Change the password. Ends every other session and notifies the owner by e-mail.',
  body: Type.Object({ old_password: Password, ...newPassword, code: Type.Optional(SecondStepCode) }),
  changes: ['messages', 'account'],
  reply: Done,
  refusals: ['invalid_input', 'two_factor_required', 'too_many_requests'],
  perMinute: 20,
})

export const listSessions = route('GET /sessions', {
  who: 'shopper',
  summary: 'List the logged-in devices, the current one first, and the most recent login attempts',
  shows: ['account'],
  reply: Type.Object({
    items: Type.Array(LoggedInDevice),
    logins: Type.Array(
      Type.Object({
        outcome: oneOf(['succeeded', 'wrong_password', 'wrong_code']),
        ...deviceFields,
        created_at: Moment,
      }),
    ),
  }),
})

export const endSession = route('DELETE /sessions/{id}', {
  who: 'shopper',
  summary: 'Log out a device',
  params: ById,
  changes: ['account'],
  reply: Done,
  refusals: ['not_found'],
})

export const endOtherSessions = route('POST /sessions/end_others', {
  who: 'shopper',
  summary: 'Log out every device except this one',
  body: Type.Object({}),
  changes: ['account'],
  reply: Type.Object({ ended: Type.Integer() }),
})

export const getSecurity = route('GET /security', {
  who: 'shopper',
  summary: "Get the account's security settings",
  shows: ['account'],
  reply: Type.Object({
    email: Email,
    email_verified: Type.Boolean(),
    pending_email: nullable(Email),
    password_changed_at: nullable(Moment),
    created_at: Moment,
    two_factor_at: nullable(Moment),
    recovery_codes_left: Type.Integer(),
  }),
})

export const startTwoFactor = route('POST /two_factor', {
  who: 'verified',
  summary:
    'Start setting up two-step login; returns a secret for the authenticator app, also as the modules of a QR code',
  body: Type.Object({ password: Password }),
  changes: ['account'],
  reply: AppSecret,
  refusals: ['invalid_input', 'transition_not_allowed', 'too_many_requests'],
  perMinute: 20,
})

export const confirmTwoFactor = route('POST /two_factor/confirm', {
  who: 'verified',
  summary: 'Turn on two-step login with the first code. Returns the recovery codes, this once only.',
  body: Type.Object({ code: SecondStepCode }),
  changes: ['messages', 'account'],
  reply: RecoveryCodes,
  refusals: ['invalid_input', 'transition_not_allowed', 'too_many_requests'],
  perMinute: 20,
})

export const disableTwoFactor = route('POST /two_factor/disable', {
  who: 'shopper',
  summary: 'Turn off two-step login',
  body: Type.Object({ password: Password, code: SecondStepCode }),
  changes: ['messages', 'account'],
  reply: Done,
  refusals: ['invalid_input', 'two_factor_required', 'transition_not_allowed', 'too_many_requests'],
  perMinute: 20,
})

export const renewRecoveryCodes = route('POST /two_factor/recovery_codes', {
  who: 'shopper',
  summary: 'Generate new recovery codes; the old ones become invalid',
  body: Type.Object({ password: Password, code: SecondStepCode }),
  changes: ['account'],
  reply: RecoveryCodes,
  refusals: ['invalid_input', 'two_factor_required', 'transition_not_allowed', 'too_many_requests'],
  perMinute: 20,
})

export const changeEmail = route('POST /email_change', {
  who: 'shopper',
  summary:
    'Request a change of e-mail address. It takes effect when the link sent to the new address is followed; the old address is notified.',
  body: Type.Object({ email: Email, password: Password, code: Type.Optional(SecondStepCode) }),
  changes: ['account'],
  reply: Type.Object({ email: Email }),
  refusals: ['invalid_input', 'two_factor_required', 'too_many_requests'],
  perMinute: 10,
})

export const confirmEmailChange = route('POST /email_change/confirm', {
  who: 'anyone',
  summary: 'Confirm a new e-mail address with the link sent to it. Repeating the call is harmless.',
  body: Type.Object({ link: filled(200) }),
  changes: ['messages', 'account'],
  reply: Type.Object({ email: Email }),
  refusals: ['link_expired'],
  perMinute: 30,
})

export const cancelEmailChange = route('POST /email_change/cancel', {
  who: 'shopper',
  summary: 'Cancel the change of e-mail address; the link already sent becomes invalid',
  body: Type.Object({}),
  changes: ['account'],
  reply: Done,
})

const Export = Type.Object({
  id: Id,
  stage: oneOf(['making', 'ready', 'expired']),
  created_at: Moment,
  expires_at: nullable(Moment),
  bytes: Type.Integer(),
  url: nullable(Type.String()),
})

export const createExport = route('POST /exports', {
  who: 'shopper',
  summary: 'Request a zip file of all data held about the shopper. A message announces when it is ready.',
  body: Type.Object({ password: Password, code: Type.Optional(SecondStepCode) }),
  changes: ['account'],
  reply: Export,
  refusals: ['invalid_input', 'two_factor_required', 'transition_not_allowed', 'too_many_requests'],
  perMinute: 10,
})

export const listExports = route('GET /exports', {
  who: 'shopper',
  summary: "List the shopper's data exports, newest first, each with its download URL while it is available",
  shows: ['account'],
  reply: Type.Object({ items: Type.Array(Export) }),
})

export const getClosing = route('GET /account/closing', {
  who: 'shopper',
  summary: 'List what prevents the account from being deleted; empty if nothing does',
  shows: ['orders', 'stock', 'parcels', 'funds', 'account'],
  reply: Type.Object({
    obstacles: Type.Array(
      Type.Object({
        kind: oneOf([
          'balance',
          'owed',
          'disputes',
          'orders',
          'stock_items',
          'inbounds',
          'parcels',
          'payments',
        ]),
        amount: Fen,
      }),
    ),
  }),
})

export const closeAccount = route('POST /account/close', {
  who: 'shopper',
  summary:
    'Delete the account. Refused while it holds money or goods; records that the books must keep are anonymised.',
  body: Type.Object({ password: Password, code: Type.Optional(SecondStepCode) }),
  changes: ['account'],
  reply: Done,
  refusals: ['invalid_input', 'two_factor_required', 'transition_not_allowed', 'too_many_requests'],
  perMinute: 10,
})
