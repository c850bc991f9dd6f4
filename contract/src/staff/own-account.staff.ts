import { Type } from 'typebox'
import { ById, Done, Moment, nullable, text } from '../fields.ts'
import { AppSecret, LoggedInDevice, Password, RecoveryCodes, SecondStepCode } from '../accounts/identity.ts'
import { route } from '../route.ts'
import { STAFF } from '../accounts/session.ts'

const ANY_STAFF = { staff: STAFF } as const

export const getStaffSecurity = route('GET /staff/security', {
  who: ANY_STAFF,
  summary: 'Get your own security settings, and the devices you are logged in on',
  shows: ['staff'],
  reply: Type.Object({
    two_factor_at: nullable(Moment),
    /** Whether the roles require it, so that it cannot be switched off. */
    two_factor_required: Type.Boolean(),
    recovery_codes_left: Type.Integer(),
    password_changed_at: nullable(Moment),
    sessions: Type.Array(LoggedInDevice),
  }),
  beforeTwoFactor: true,
})

export const chooseWorkplace = route('PUT /staff/workplace', {
  who: ANY_STAFF,
  summary:
    'Choose the warehouse in which you work: queues, counts and the figures of the day are of that warehouse, and what lies in another one is left to the people there. Null shows all warehouses, which a clerk of a warehouse cannot choose.',
  body: Type.Object({ warehouse_id: nullable(text(8)) }),
  changes: ['staff', 'orders', 'stock', 'parcels'],
  reply: Type.Object({ warehouse_id: nullable(Type.String()) }),
  refusals: ['invalid_input', 'transition_not_allowed'],
})

export const changeStaffPassword = route('POST /staff/password', {
  who: ANY_STAFF,
  summary: 'Change your own password. Ends every other session.',
  body: Type.Object({ old_password: Password, password: Password, code: Type.Optional(SecondStepCode) }),
  changes: ['staff'],
  reply: Done,
  refusals: ['invalid_input', 'two_factor_required', 'too_many_requests'],
  perMinute: 20,
})

export const endOwnStaffSession = route('DELETE /staff/sessions/{id}', {
  who: ANY_STAFF,
  summary: 'Log out one of your own devices',
  params: ById,
  changes: ['staff'],
  reply: Done,
  refusals: ['not_found'],
})

export const startStaffTwoFactor = route('POST /staff/two_factor', {
  who: ANY_STAFF,
  summary:
    'Start setting up two-step login; returns a secret for the authenticator app, also as the modules of a QR code',
  body: Type.Object({ password: Password }),
  changes: ['staff'],
  reply: AppSecret,
  refusals: ['invalid_input', 'transition_not_allowed', 'too_many_requests'],
  perMinute: 20,
  beforeTwoFactor: true,
})

export const confirmStaffTwoFactor = route('POST /staff/two_factor/confirm', {
  who: ANY_STAFF,
  summary: 'Turn on two-step login with the first code. Returns the recovery codes, this once only.',
  body: Type.Object({ code: SecondStepCode }),
  changes: ['staff'],
  reply: RecoveryCodes,
  refusals: ['invalid_input', 'two_factor_required', 'transition_not_allowed', 'too_many_requests'],
  perMinute: 20,
  beforeTwoFactor: true,
})

export const disableStaffTwoFactor = route('POST /staff/two_factor/disable', {
  who: ANY_STAFF,
  summary: 'Turn off two-step login, unless one of your roles requires it',
  body: Type.Object({ password: Password, code: SecondStepCode }),
  changes: ['staff'],
  reply: Done,
  refusals: ['invalid_input', 'two_factor_required', 'transition_not_allowed', 'too_many_requests'],
  perMinute: 20,
})

export const renewStaffRecoveryCodes = route('POST /staff/two_factor/recovery_codes', {
  who: ANY_STAFF,
  summary: 'Generate new recovery codes; the old ones become invalid',
  body: Type.Object({ password: Password, code: SecondStepCode }),
  changes: ['staff'],
  reply: RecoveryCodes,
  refusals: ['invalid_input', 'two_factor_required', 'transition_not_allowed', 'too_many_requests'],
  perMinute: 20,
})
