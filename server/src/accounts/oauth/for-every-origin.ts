import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Lets pages of every origin read the answer: assistants that run in a browser call from their own. Never
 * with credentials: nothing here looks at cookies.
 */
export async function forEveryOrigin(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
}

/** Answers what a browser asks before it sends such a request. */
export const allowEveryOrigin = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(204)
    .headers({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type, mcp-protocol-version',
      'access-control-max-age': '86400',
    })
    .send()
