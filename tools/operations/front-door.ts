import { type IncomingMessage, request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import { until } from './scene.ts'

/** A proxy from a visitor's point of view. */
export type Door = {
  port: number
  host: string
  /** The certificate authority; without one the proxy uses http. */ ca?: Buffer
}

/** An address of this machine other than the proxy's own: the visitor's address must reach the shop. */
const VISITOR = '127.0.0.5'
const LIAR = '6.6.6.6'

type Ask = { method?: string; path: string; headers?: Record<string, string>; body?: Buffer }
type Answer = { status: number; headers: IncomingMessage['headers']; body: string }

/**
 * Tests as a visitor what every proxy in front must do: the visitor's address is known and cannot be forged,
 * a change reaches an open page immediately, uploads that are too large are refused in the shop's own words
 * up to the shop's limit and by the proxy beyond it, and a process that is gone causes no failures. Returns
 * the milliseconds that a change takes.
 */
export async function tryDoor(door: Door): Promise<number> {
  const email = `visitor${door.port}@example.com`
  const json = { 'content-type': 'application/json', 'x-forwarded-for': LIAR }
  const account = Buffer.from(JSON.stringify({ email, password: 'lantern42' }))
  const post = (path: string, body: Buffer, headers: Record<string, string>) =>
    ask(door, { method: 'POST', path, body, headers })
  expectStatus(await post('/api/v1/users', account, json), 200)
  const login = expectStatus(await post('/api/v1/login', account, json), 200)
  const { data } = JSON.parse(login.body) as { data: { token: string } }
  const authorization = data.token

  const sessions = expectStatus(
    await ask(door, { path: '/api/v1/sessions', headers: { authorization } }),
    200,
  )
  const { items } = (JSON.parse(sessions.body) as { data: { items: { address: string }[] } }).data
  if (items[0]?.address !== VISITOR) throw new Error(`the shop takes the visitor for ${items[0]?.address}`)

  const eventMs = await timeEventThrough(door, authorization)

  const form = { authorization, 'content-type': 'multipart/form-data; boundary=x' }
  const fileOf = (megabytes: number) =>
    Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
      Buffer.alloc(megabytes * 1024 * 1024),
      Buffer.from('\r\n--x--\r\n'),
    ])
  const large = await post('/api/v1/uploads?kind=product', fileOf(20), form)
  if (large.status !== 413 || !large.body.includes('"code"'))
    throw new Error(`20 MB: ${large.status} ${large.body.slice(0, 200)}`)
  const larger = await post('/api/v1/uploads?kind=product', fileOf(70), form).catch(() => undefined)
  if (larger && larger.status !== 413) throw new Error(`70 MB: ${larger.status}`)

  for (let asked = 0; asked < 50; asked++)
    expectStatus(await ask(door, { path: '/api/v1/users/info', headers: { authorization } }), 200)
  return eventMs
}

function expectStatus(answer: Answer, status: number): Answer {
  if (answer.status !== status) throw new Error(`${answer.status} ${answer.body.slice(0, 300)}`)
  return answer
}

function open(
  door: Door,
  { method = 'GET', path, headers = {}, body }: Ask,
  received: (of: IncomingMessage) => void,
) {
  const options = {
    ...{ host: '127.0.0.1', port: door.port, localAddress: VISITOR, method, path },
    headers: { host: door.host, ...(body ? { 'content-length': String(body.length) } : {}), ...headers },
  }
  const request = door.ca
    ? askHttps({ ...options, ca: door.ca, servername: door.host }, received)
    : askHttp(options, received)
  request.end(body)
  return request
}

/** Sends one request and reads the whole reply. */
export async function ask(door: Door, what: Ask): Promise<Answer> {
  return await new Promise((resolve, reject) => {
    const request = open(door, what, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (body += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
      response.on('error', reject)
    })
    request.on('error', reject)
    request.setTimeout(20_000, () => request.destroy(new Error(`${what.path} was not answered`)))
  })
}

/** Measures how long a change takes to reach an open page. */
async function timeEventThrough(door: Door, authorization: string): Promise<number> {
  let received = ''
  const page = open(door, { path: '/api/v1/events', headers: { authorization } }, (response) => {
    response.setEncoding('utf8')
    response.on('data', (part: string) => (received += part))
    response.on('error', () => undefined)
  })
  page.on('error', () => undefined)
  await until('the stream is open', () => received.includes(': open'), 5_000)
  const begun = performance.now()
  expectStatus(
    await ask(door, {
      method: 'POST',
      path: '/api/v1/users/update_info',
      headers: { authorization, 'content-type': 'application/json' },
      body: Buffer.from('{"nickname":"heard"}'),
    }),
    200,
  )
  await until('the change is heard', () => received.includes('data: account'), 5_000)
  const ms = performance.now() - begun
  page.destroy()
  return ms
}
