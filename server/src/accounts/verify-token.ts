import { verifyToken as route } from '@longhaul/contract/accounts/session.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'

export const verifyTokenAction = readAction(route, verifyToken)

/** Whether the caller's token is valid. Needs no log-in: an invalid token is an answer, not a refusal. */
async function verifyToken({ me }: ReadCall<typeof route>): Answer<typeof route> {
  return {
    is_login: me !== undefined,
    email_verified: me?.emailVerified ?? false,
  }
}
