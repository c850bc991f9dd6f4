import { createHash } from 'node:crypto'
import { type IncomingHttpHeaders, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

const KEY = 'key-of-the-operator'
const SECRET = '密钥 of the operator'

/** A request that a translator received. */
export type Asked = { path: string; headers: IncomingHttpHeaders; body: string; texts: string[] }

/**
 * DeepL, Google and Baidu on loopback: each accepts requests as documented, checks the key or signature by
 * its own rules, and answers in its own format. They translate by a dictionary that the test supplies.
 */
export function translatorServers() {
  let origin = ''
  const outside = {
    asked: [] as Asked[],
    words: new Map<string, string>(),
    /** Replaces the ordinary answer. */
    instead: undefined as ((response: ServerResponse) => void) | undefined,
    env: (): Record<string, string> => ({
      DEEPL_KEY: KEY,
      DEEPL_URL: origin,
      GOOGLE_TRANSLATE_KEY: KEY,
      GOOGLE_TRANSLATE_URL: origin,
      BAIDU_TRANSLATE_APP_ID: 'app-7',
      BAIDU_TRANSLATE_SECRET: SECRET,
      BAIDU_TRANSLATE_URL: origin,
    }),
    secrets: [KEY, SECRET],
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      const body = Buffer.concat(chunks).toString()
      const asked = { path, headers: request.headers, body, texts: [] as string[] }
      outside.asked.push(asked)
      if (outside.instead) return outside.instead(response)
      const { status, answer } = answerTo(
        asked,
        (text) => outside.words.get(text) ?? `Name of ${text.length}`,
      )
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    outside.asked = []
    outside.words = new Map()
    outside.instead = undefined
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return outside
}

type Say = (text: string) => string
type Answer = { status: number; answer: unknown }

function answerTo(asked: Asked, say: Say): Answer {
  if (asked.path === '/v2/translate') return byDeepl(asked, say)
  if (asked.path === '/language/translate/v2') return byGoogle(asked, say)
  if (asked.path === '/api/trans/vip/translate') return byBaidu(asked, say)
  return { status: 404, answer: {} }
}

function byDeepl(asked: Asked, say: Say): Answer {
  if (asked.headers.authorization !== `DeepL-Auth-Key ${KEY}`)
    return { status: 403, answer: { message: 'Forbidden' } }
  const { text, source_lang, target_lang } = JSON.parse(asked.body) as Record<string, unknown>
  if (source_lang !== 'ZH' || target_lang !== 'EN-GB' || !Array.isArray(text) || text.length > 50)
    return { status: 400, answer: { message: 'Bad request' } }
  asked.texts = text as string[]
  return {
    status: 200,
    answer: {
      translations: asked.texts.map((word) => ({ detected_source_language: 'ZH', text: say(word) })),
    },
  }
}

function byGoogle(asked: Asked, say: Say): Answer {
  if (asked.headers['x-goog-api-key'] !== KEY)
    return {
      status: 403,
      answer: { error: { code: 403, message: 'The request is missing a valid API key.' } },
    }
  const { q, source, target, format } = JSON.parse(asked.body) as Record<string, unknown>
  if (source !== 'zh-CN' || target !== 'en' || format !== 'text' || !Array.isArray(q))
    return { status: 400, answer: { error: { code: 400, message: 'Invalid Value' } } }
  asked.texts = q as string[]
  return {
    status: 200,
    answer: { data: { translations: asked.texts.map((word) => ({ translatedText: say(word) })) } },
  }
}

function byBaidu(asked: Asked, say: Say): Answer {
  const form = new URLSearchParams(asked.body)
  const field = (name: string) => form.get(name) ?? ''
  const good = createHash('md5')
    .update(field('appid') + field('q') + field('salt') + SECRET)
    .digest('hex')
  if (field('sign') !== good)
    return { status: 200, answer: { error_code: '54001', error_msg: 'Invalid Sign' } }
  if (field('from') !== 'zh' || field('to') !== 'en' || field('appid') !== 'app-7')
    return { status: 200, answer: { error_code: '58001', error_msg: 'INVALID_TO_PARAM' } }
  asked.texts = field('q').split('\n')
  return {
    status: 200,
    answer: { from: 'zh', to: 'en', trans_result: asked.texts.map((src) => ({ src, dst: say(src) })) },
  }
}
