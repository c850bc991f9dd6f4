import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Asked = { method: string; path: string; signed: string }
type Trouble = { status: number; code: string }

/** The number of names in each page of a listing: small, so that tests cover a second page. */
const LISTED = 50

/** A simulated bucket in memory, which can fail on demand; `npm run test:operations` tests a real one. */
export async function memoryBucket() {
  const objects = new Map<string, Buffer>()
  const asked: Asked[] = []
  /** Failures to answer with, before any others. */
  const trouble: Trouble[] = []
  /** If set, decides which requests fail. */
  let refuse: (one: Asked) => Trouble | undefined = () => undefined

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const { method = '', url = '', headers } = request
    const { pathname, searchParams } = new URL(url, 'http://bucket')
    const path = decodeURIComponent(pathname)
    const one = { method, path, signed: headers.authorization ?? '' }
    asked.push(one)
    const say = ({ status, code }: Trouble) =>
      void response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
    const before = trouble.shift() ?? refuse(one)
    if (before) return say(before)
    if (method === 'PUT') {
      const sum = createHash('sha256').update(body).digest('hex')
      if (headers['x-amz-content-sha256'] !== sum)
        return say({ status: 400, code: 'XAmzContentSHA256Mismatch' })
      objects.set(path, body)
      return void response.end()
    }
    if (searchParams.get('list-type') === '2') return void response.end(listOf(path, searchParams))
    const object = objects.get(path)
    if (!object) return say({ status: 404, code: 'NoSuchKey' })
    if (method === 'DELETE') return void (objects.delete(path), response.writeHead(204).end())
    const range = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '')
    const part = range
      ? object.subarray(Number(range[1]), range[2] === '' ? undefined : Number(range[2]) + 1)
      : object
    response.writeHead(range ? 206 : 200, { 'content-length': part.length })
    response.end(method === 'HEAD' ? undefined : part)
  }

  function listOf(path: string, asking: URLSearchParams): string {
    const top = `${path}/`
    const after = asking.get('continuation-token') ?? ''
    const found = [...objects]
      .map(([name, { length }]) => ({ key: name.slice(top.length), length }))
      .filter(({ key }) => key.startsWith(asking.get('prefix') ?? '') && key > after)
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    const page = found.slice(0, LISTED)
    const contents = page.map(
      ({ key, length }) =>
        `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key><Size>${length}</Size></Contents>`,
    )
    const next =
      found.length > LISTED ? `<NextContinuationToken>${page.at(-1)!.key}</NextContinuationToken>` : ''
    return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const url = `http://127.0.0.1:${address.port}/bucket`
  return {
    url,
    settings: { url, region: 'us-east-1', accessKey: 'key', secretKey: 'secret' },
    objects,
    asked,
    trouble,
    refusing: (decide: typeof refuse) => void (refuse = decide),
    empty() {
      objects.clear()
      asked.length = 0
      trouble.length = 0
      refuse = () => undefined
    },
    async end() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
