import {
  type ConnectRequest,
  type OauthClient,
  type OauthProblem,
  isOwnRedirect,
  problemOf,
  readRedirect,
} from '@longhaul/domain/accounts/oauth.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { World } from '../../platform/world.ts'
import { findClient } from './find-client.ts'

/** Who issues authorizations: the shop itself, by its public address. */
export const issuer = (): string => publicUrl('')
/** What programs are connected to, and the only resource that tokens are issued for. */
export const resource = (): string => publicUrl('/mcp')

/**
 * Who asks to be connected, where the answer would go, and what is wrong with the rest of the request.
 * Refuses where no answer may be sent: to an unknown program, or to an address that is not its own.
 */
export async function readConnection(
  world: World,
  request: ConnectRequest & { client_id: string },
  now: Date,
): Promise<{ client: OauthClient; goal: { host: string; isLocal: boolean }; problem: OauthProblem | null }> {
  const client = await findClient(world, request.client_id, now)
  if (!client) throw new Refusal('program_unknown')
  const goal = readRedirect(request.redirect_uri)
  if (!goal || !isOwnRedirect(client, request.redirect_uri)) throw new Refusal('program_redirect')
  return { client, goal, problem: problemOf(request, resource()) }
}
