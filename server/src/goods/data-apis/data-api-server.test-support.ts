import { createHash, createHmac } from 'node:crypto'
import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { testWorld } from '../../../test/world.ts'
import { readEnv } from '../../read-env.ts'
import { type Answer, askProviders } from '../providers/ask-providers.ts'
import { dataApis } from './data-apis.ts'

const SECRET = 'secret 秘密'

/**
 * A local server that stands for the data APIs: it answers in their formats and verifies their signatures
 * with a second implementation of the platforms' rules. The data are invented.
 */
export function dataApiServer(world: ReturnType<typeof testWorld>) {
  let origin = ''
  const outside = {
    /** The server's next answers, keyed by the start of the path. */
    answers: {} as Record<string, { status?: number; body: unknown }>,
    /** The requests received. */
    asked: [] as { path: string; parameters: URLSearchParams }[],
    keys: {
      taobao: () => ({
        TAOBAO_APP_KEY: 'app',
        TAOBAO_APP_SECRET: SECRET,
        TAOBAO_URL: `${origin}/router/rest`,
      }),
      open1688: () => ({
        ALIBABA_1688_APP_KEY: 'app',
        ALIBABA_1688_APP_SECRET: SECRET,
        ALIBABA_1688_ACCESS_TOKEN: 'access',
        ALIBABA_1688_URL: `${origin}/openapi`,
      }),
      tmapi: () => ({ TMAPI_TOKEN: 'token', TMAPI_URL: `${origin}/tm`, TMAPI_FEN_PER_1000_CALLS: '700' }),
      onebound: () => ({ ONEBOUND_KEY: 'key', ONEBOUND_SECRET: SECRET, ONEBOUND_URL: `${origin}/ob` }),
    },
    /** Looks up an item with these keys. Use each item once per test file, because results are cached. */
    look: async (env: Record<string, string>, platform: string, itemId: string): Promise<Answer> => {
      const asking = { world: { ...world.world, env: readEnv(env) }, now: world.clock.now() }
      const noPictures = async () => ({ status: 404, body: Buffer.alloc(0) })
      return await askProviders(asking, { platform, itemId, canonicalUrl: 'https://item.example/1' }, [
        dataApis(noPictures),
      ])
    },
    counted: (source: string) =>
      world.db
        .selectFrom('product_source_days')
        .where('source', '=', source)
        .select(['calls', 'answered', 'failed', 'cost_millifen'])
        .executeTakeFirst(),
  }
  const server = createServer((request, response) => {
    void serve(request).then(({ status, body }) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body)),
    )
  })

  async function serve(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', origin)
    const parameters = new URLSearchParams([
      ...url.searchParams,
      ...new URLSearchParams(Buffer.concat(chunks).toString()),
    ])
    outside.asked.push({ path: url.pathname, parameters })
    const complaint = whyNotSigned(url.pathname, parameters)
    if (complaint) return { status: 400, body: complaint }
    const answer = Object.entries(outside.answers).find(([start]) => url.pathname.startsWith(start))?.[1]
    return { status: answer?.status ?? 200, body: answer?.body ?? {} }
  }

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())
  beforeEach(() => {
    outside.answers = {}
    outside.asked = []
  })
  return outside
}

function whyNotSigned(path: string, parameters: URLSearchParams): unknown {
  const sorted = [...parameters]
    .filter(([name]) => name !== 'sign' && name !== '_aop_signature')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = sorted.map(([name, value]) => name + value).join('')
  if (path.startsWith('/router')) {
    const hmac = createHmac('md5', SECRET).update(text).digest('hex').toUpperCase()
    const md5 = createHash('md5')
      .update(SECRET + text + SECRET)
      .digest('hex')
      .toUpperCase()
    const good = parameters.get('sign_method') === 'md5' ? md5 : hmac
    return parameters.get('sign') === good
      ? undefined
      : { error_response: { code: 25, msg: 'Invalid signature' } }
  }
  if (path.startsWith('/openapi/')) {
    const good = createHmac('sha1', SECRET)
      .update(path.slice('/openapi/'.length) + text)
      .digest('hex')
      .toUpperCase()
    return parameters.get('_aop_signature') === good
      ? undefined
      : { error_code: 'gw.SignatureInvalid', error_message: 'Invalid signature' }
  }
  if (path.startsWith('/tm/'))
    return parameters.get('apiToken') === 'token' ? undefined : { code: 439, msg: 'bad token' }
  return parameters.get('key') === 'key' && parameters.get('secret') === SECRET
    ? undefined
    : { error_code: '4000', reason: 'bad key' }
}
