import { scopesAsked } from '@longhaul/domain/accounts/oauth.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { hashToken } from '../../platform/session.ts'
import { type Issued, type NotIssued, issueTokens } from './issue-tokens.ts'
import { resource as ourResource } from './read-connection.ts'
import { lockByRefreshToken, saveRenewed } from './sql.ts'
import { stopCopied } from './stop-copied.ts'

type Renewal = {
  refreshToken: string
  clientId: string
  scope: string | undefined
  resource: string | undefined
}

/**
 * Replaces both tokens of a connected program. A refresh token works once: one that was replaced is either
 * stolen or was presented by the program twice, which we cannot tell apart, so the program is stopped, also
 * when both come at the same time. The shopper can connect it again.
 */
export async function renewTokens(work: UnitOfWork, renewal: Renewal): Promise<Issued | NotIssued> {
  const { tx, now } = work
  const hash = hashToken(renewal.refreshToken)
  const program = await lockByRefreshToken(tx, hash)
  if (!program) return { error: 'invalid_grant' }
  if (program.spent_refresh_hash?.equals(hash)) {
    await stopCopied(work, {
      id: program.id,
      shopperId: program.shopper_id,
      name: program.name,
      host: program.client_host,
    })
    return { error: 'invalid_grant' }
  }
  if (program.client_id !== renewal.clientId || now >= program.expires_at) return { error: 'invalid_grant' }
  if (renewal.resource !== undefined && renewal.resource !== ourResource()) return { error: 'invalid_target' }
  if (asksForMore(renewal.scope, program.act_scopes)) return { error: 'invalid_scope' }
  const { stored, issued } = issueTokens(program.act_scopes, program.expires_at, now)
  await saveRenewed(tx, program.id, { ...stored, spent_refresh_hash: hash })
  return issued
}

/** The scopes stay those that the shopper chose. */
function asksForMore(scope: string | undefined, allowed: readonly string[]): boolean {
  if (!scope?.trim()) return false
  return scopesAsked(scope)?.every((asked) => allowed.includes(asked)) !== true
}
