import { checkResetLink as route } from '@longhaul/contract/accounts/account-security.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { goodLink } from './reset-password.ts'

export const checkResetLinkAction = writeAction(route, checkResetLink)

/**
 * Whether a link is still valid; does not use it up. Does not distinguish expired, used and made-up links.
 */
async function checkResetLink({ tx, body, now }: WriteCall<typeof route>): Answer<typeof route> {
  const link = await goodLink(tx, body.link, now)
  return { expires_at: link.expires_at.toISOString() }
}
