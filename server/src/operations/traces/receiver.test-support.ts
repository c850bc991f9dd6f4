import { once } from 'node:events'
import { type IncomingHttpHeaders, createServer } from 'node:http'

/** A span from OTLP's JSON in simplified form. */
export type SentSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  about: Record<string, string | number>
  links: string[]
  isError: boolean
}

type Received = { path: string; headers: IncomingHttpHeaders; body: string }

/** Accepts everything sent to it, like a collector with capacity; `answer` sets its answer from then on. */
export async function receiver() {
  const received: Received[] = []
  let unanswered = 0
  let status: number | 'nothing' = 200
  const server = createServer(async (request, response) => {
    const answer = status
    if (answer === 'nothing') return void (unanswered += 1)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    })
    response.writeHead(answer, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    answer: (next: typeof status) => void (status = next),
    /** The number of requests that were never answered. */
    waiting: () => unanswered,
    spans: () =>
      received.filter(({ path }) => path === '/v1/traces').flatMap(({ body }) => readOtlp(JSON.parse(body))),
    async end() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

type Fields = Record<string, unknown>

/** The fields defined by OTLP 1.x. Collectors silently drop unknown fields, which would hide mistakes. */
const KNOWN = {
  request: ['resourceSpans'],
  resourceSpans: ['resource', 'scopeSpans', 'schemaUrl'],
  resource: ['attributes', 'droppedAttributesCount'],
  scopeSpans: ['scope', 'spans', 'schemaUrl'],
  span: [
    ...['traceId', 'spanId', 'traceState', 'parentSpanId', 'flags', 'name', 'kind', 'startTimeUnixNano'],
    ...['endTimeUnixNano', 'attributes', 'droppedAttributesCount', 'events', 'droppedEventsCount', 'links'],
    ...['droppedLinksCount', 'status'],
  ],
  link: ['traceId', 'spanId', 'traceState', 'attributes', 'droppedAttributesCount', 'flags'],
} as const

/** Parses a request according to OTLP's definition, and throws if it deviates from that. */
export function readOtlp(sent: unknown): SentSpan[] {
  return listIn(fields(sent, 'request'), 'resourceSpans').flatMap((ofResource) => {
    const { resource, ...rest } = fields(ofResource, 'resourceSpans')
    const about = attributes(fields(resource, 'resource')['attributes'])
    if (!about['service.name']) throw new Error('a resource without a name')
    return listIn(rest, 'scopeSpans').flatMap((scoped) =>
      listIn(fields(scoped, 'scopeSpans'), 'spans').map((span) => readSpan(fields(span, 'span'))),
    )
  })
}

function readSpan(span: Fields): SentSpan {
  const id = (of: Fields, name: string, digits: number): string => {
    const value = of[name]
    if (typeof value === 'string' && new RegExp(`^(?!0+$)[0-9a-f]{${digits}}$`).test(value)) return value
    throw new Error(`${name} is ${String(value)}`)
  }
  const moment = (name: string): bigint => {
    if (!/^\d{19}$/.test(String(span[name]))) throw new Error(`${name} is ${String(span[name])}`)
    return BigInt(String(span[name]))
  }
  if (moment('endTimeUnixNano') < moment('startTimeUnixNano')) throw new Error('it ended before it began')
  const kind = Number(span['kind'])
  if (!(kind >= 1 && kind <= 5)) throw new Error(`kind is ${kind}`)
  const { code } = span['status'] as { code: number }
  return {
    traceId: id(span, 'traceId', 32),
    spanId: id(span, 'spanId', 16),
    ...(span['parentSpanId'] === undefined ? {} : { parentSpanId: id(span, 'parentSpanId', 16) }),
    name: String(span['name']),
    kind,
    about: attributes(span['attributes']),
    links: listIn(span, 'links').map((link) => id(fields(link, 'link'), 'traceId', 32)),
    isError: code === 2,
  }
}

function fields(value: unknown, kind: keyof typeof KNOWN): Fields {
  const known: readonly string[] = KNOWN[kind]
  const unknown = Object.keys(value as Fields).filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`${kind} has no ${unknown.join(', ')}`)
  return value as Fields
}

const listIn = (of: Fields, name: string): unknown[] => (of[name] as unknown[] | undefined) ?? []

function attributes(list: unknown): Record<string, string | number> {
  return Object.fromEntries(
    ((list as { key: string; value: Record<string, string | number> }[] | undefined) ?? []).map(
      ({ key, value }) => {
        const [[kind, content] = ['none', '']] = Object.entries(value)
        if (!['stringValue', 'intValue', 'doubleValue', 'boolValue'].includes(kind))
          throw new Error(`${key} is a ${kind}`)
        return [key, content]
      },
    ),
  )
}
