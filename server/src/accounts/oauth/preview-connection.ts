import { previewConnection as route } from '@longhaul/contract/accounts/oauth.ts'
import { answerUrl, isDocumentAddress, scopesAsked, scopesTicked } from '@longhaul/domain/accounts/oauth.ts'
import { type Answer, type LongCall, longAction } from '../../platform/http/action.ts'
import { issuer, readConnection } from './read-connection.ts'

export const previewConnectionAction = longAction(route, previewConnection)

/** Says who asks to be connected and for what, before the shopper decides. */
async function previewConnection({ world, body, now }: LongCall<typeof route>): Answer<typeof route> {
  const { client, goal, problem } = await readConnection(world, body, now)
  return {
    name: client.name,
    described_by: isDocumentAddress(body.client_id) ? new URL(body.client_id).host : null,
    host: goal.host,
    is_local: goal.isLocal,
    scopes: scopesAsked(body.scope) ?? [],
    ticked: scopesTicked(body.scope),
    problem,
    return_url: answerUrl(body.redirect_uri, {
      error: problem ?? 'access_denied',
      state: body.state,
      iss: issuer(),
    }),
  }
}
