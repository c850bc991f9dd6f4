import { GRANT_SCOPES } from '@longhaul/domain/accounts/grants.ts'
import type { FastifyInstance } from 'fastify'
import { publicUrl } from '../../platform/http/public-url.ts'
import type { World } from '../../platform/world.ts'
import { allowEveryOrigin, forEveryOrigin } from './for-every-origin.ts'
import { issuer, resource } from './read-connection.ts'

/**
 * By what programs find out how to be connected: what protects our resource (RFC 9728), and how authorization
 * works here (RFC 8414).
 */
export function serveMetadata(app: FastifyInstance, { env }: World): void {
  const documents: Readonly<Record<string, () => object>> = {
    '/.well-known/oauth-authorization-server': () => ({
      issuer: issuer(),
      authorization_endpoint: publicUrl('/oauth/authorize'),
      token_endpoint: publicUrl('/oauth/token'),
      revocation_endpoint: publicUrl('/oauth/revoke'),
      ...(env.oauthRegistration && { registration_endpoint: publicUrl('/oauth/register') }),
      scopes_supported: GRANT_SCOPES,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    }),
    '/.well-known/oauth-protected-resource': protectedResource,
    // The form with the path of the resource, which is asked for first.
    '/.well-known/oauth-protected-resource/mcp': protectedResource,
  }
  for (const [path, document] of Object.entries(documents)) {
    app.get(path, { onRequest: forEveryOrigin }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send(document()),
    )
    // Asked first by programs that send a header of their own, such as the version of their protocol.
    app.options(path, { onRequest: forEveryOrigin }, allowEveryOrigin)
  }
}

const protectedResource = () => ({
  resource: resource(),
  authorization_servers: [issuer()],
  scopes_supported: GRANT_SCOPES,
  bearer_methods_supported: ['header'],
})
