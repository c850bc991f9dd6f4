import { GRANT_SCOPES } from '@longhaul/domain/accounts/grants.ts'
import { Client as McpClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { ArgsOf } from '@longhaul/contract/routes.ts'
import { expect } from 'vitest'
import { PASSWORD, type Person, type TestWorld } from '../../test/world.ts'

/* The official client, over HTTP against the server of a test. */

/** The revisions of the protocol that are served. */
export const REVISIONS = ['2026-07-28', '2025-11-25'] as const

type Options = {
  revision?: (typeof REVISIONS)[number]
  path?: '/mcp' | '/mcp/public'
  lang?: string
  /** What the user does when they are sent to a page; a client without it cannot be asked. */
  onPage?: (url: string) => Promise<'accept' | 'decline' | 'cancel'>
}

/** An assistant with a token of a shopper, or with none. */
export async function anAssistant(world: TestWorld, token?: string, options: Options = {}) {
  const { revision = '2026-07-28', path = '/mcp', lang = 'en', onPage } = options
  if (!world.app.server.listening) await world.app.listen({ port: 0, host: '127.0.0.1' })
  const address = world.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen')
  const transport = new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${address.port}${path}`), {
    requestInit: {
      headers: {
        'accept-language': lang,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    },
  })
  const client = new McpClient(
    { name: 'test', version: '1' },
    {
      capabilities: onPage ? { elicitation: { url: {} } } : {},
      versionNegotiation: { mode: revision === '2026-07-28' ? { pin: revision } : 'legacy' },
    },
  )
  if (onPage)
    client.setRequestHandler('elicitation/create', async ({ params }) => ({
      action: await onPage('url' in params ? params.url : ''),
    }))
  await client.connect(transport)

  /** Calls a tool that succeeds; returns its structured answer. */
  const call = async <Output = Record<string, unknown>>(name: string, args: object = {}): Promise<Output> => {
    const result = await client.callTool({ name, arguments: { ...args } })
    expect(result.isError, JSON.stringify(result.content)).toBeFalsy()
    return result.structuredContent as Output
  }
  /** Calls a tool that is refused; returns the sentence and the stable names. */
  const refused = async (name: string, args: object) => {
    const result = await client.callTool({ name, arguments: { ...args } })
    expect(result.isError, JSON.stringify(result.content)).toBe(true)
    const [sentence, data] = result.content.map((part) => (part.type === 'text' ? part.text : ''))
    return { sentence, data: JSON.parse(data ?? 'null') as unknown }
  }
  return { client, call, refused }
}
export type Assistant = Awaited<ReturnType<typeof anAssistant>>

type TokenBody = ArgsOf<'POST /tokens'>['body']

/** A token of a shopper: by default with every scope and high ceilings. */
export async function aToken(who: Person, changes: Partial<TokenBody> = {}) {
  const body = {
    name: 'Assistant',
    scopes: [...GRANT_SCOPES],
    ceilings: { per_act_fen: 1_000_00, per_day_fen: 2_000_00 },
    days: 30,
    password: PASSWORD,
    ...changes,
  }
  return await who.call('POST /tokens', { body })
}
