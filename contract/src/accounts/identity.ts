import { Type } from 'typebox'
import { Id, Moment, nullable } from '../fields.ts'

/*
 * What shoppers' and staff accounts have in common: passwords, devices, two-step login.
 */

/** A password as typed; the server decides whether it is acceptable. */
export const Password = Type.String({ minLength: 1, maxLength: 200 })

/** Six digits of the authenticator app, or a recovery code. */
export const SecondStepCode = Type.String({ minLength: 1, maxLength: 40, examples: ['123456'] })

/** The origin of a log-in or an attempt. */
export const deviceFields = {
  browser: nullable(Type.String({ examples: ['Firefox'] })),
  system: nullable(Type.String({ examples: ['Windows'] })),
  address: Type.String(),
}

/** A session as its owner sees it. */
export const LoggedInDevice = Type.Object({
  id: Id,
  current: Type.Boolean(),
  ...deviceFields,
  created_at: Moment,
  seen_at: Moment,
  expires_at: Moment,
})

/** The secret for the authenticator app, as text, as a URL and as a QR code. */
export const AppSecret = Type.Object({
  secret: Type.String(),
  uri: Type.String(),
  qr: Type.Object({
    size: Type.Integer(),
    path: Type.String({ description: 'An SVG path, one unit to a module' }),
  }),
})

/** Shown only once, when they are created. */
export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) })
