import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityHeaders } from '../platform/http/headers.ts'
import { serveFiles } from './static-files.ts'

const SCRIPT = 'export const quantity = 1\n'.repeat(100)
const HASH = /^"[\w-]{16}"$/
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longhaul-files-'))
  await mkdir(join(folder, 'part'))
  await writeFile(join(folder, 'a-1.js'), SCRIPT)
  await writeFile(join(folder, 'a-1.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(folder, 'a-1.js.gz'), gzipSync(SCRIPT))
  await writeFile(join(folder, 'part', 'b-1.css'), 'p{margin:0}')
  await writeFile(join(folder, 'd-1.css'), 'a{color:red}')
  await writeFile(join(folder, 'c-1.woff2'), Buffer.from([1, 2, 3]))
  await writeFile(join(folder, 'manifest.json'), '{}')
  await writeFile(join(folder, '.built-from'), 'abc')
  app = Fastify()
  securityHeaders(app, { publicUrl: 'https://shop.test', hstsSubdomains: false })
  serveFiles(app, '/files/', folder, { joined: () => new Set(['d-1.css+part/b-1.css']) })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (name: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/files/${name}`, headers })

test('a script is served in the best encoding that the browser accepts, with a tag for each', async () => {
  const brotli = await get('a-1.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT)
  const gzip = await get('a-1.js', { 'accept-encoding': 'gzip, br;q=0' })
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  const plain = await get('a-1.js')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.body).toBe(SCRIPT)
  expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
})

test('sheets that a page joins are served as one file, in order; no other combination is', async () => {
  const whole = 'a{color:red}\np{margin:0}'
  const joined = await get('d-1.css+part/b-1.css', { 'accept-encoding': 'br' })
  expect(joined.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'content-encoding': 'br',
  })
  expect(brotliDecompressSync(joined.rawPayload).toString()).toBe(whole)
  expect((await get('d-1.css+part/b-1.css')).body).toBe(whole)
  for (const name of ['part/b-1.css+d-1.css', 'd-1.css+d-1.css', 'd-1.css+', 'd-1.css+../secret.css'])
    expect((await get(name)).statusCode).toBe(404)
})

test.each([
  ['a-1.js', 'text/javascript; charset=utf-8'],
  ['part/b-1.css', 'text/css; charset=utf-8'],
  ['c-1.woff2', 'font/woff2'],
])('%s is a %s that is kept for ever, without what is said of documents', async (name, type) => {
  const { statusCode, headers } = await get(name)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age='),
    etag: expect.stringMatching(HASH),
  })
  const ofDocuments = ['content-security-policy', 'permissions-policy', 'x-frame-options', 'referrer-policy']
  for (const header of ofDocuments) expect(headers).not.toHaveProperty(header)
  const bytes = Object.entries(headers).reduce(
    (sum, [key, value]) => sum + key.length + String(value).length,
    0,
  )
  expect(bytes).toBeLessThan(450)
})

test('a file that the browser has is not sent again', async () => {
  const encoding = { 'accept-encoding': 'br' }
  const { headers } = await get('a-1.js', encoding)
  for (const tag of [headers.etag!, `"other", W/${headers.etag}`]) {
    const again = await get('a-1.js', { ...encoding, 'if-none-match': tag })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'accept-encoding' })
  }
  expect((await get('a-1.js', { ...encoding, 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('HEAD has the same headers without a body; a range request is answered with the whole file', async () => {
  const head = await app.inject({ method: 'HEAD', url: '/files/a-1.js' })
  expect(head.statusCode).toBe(200)
  expect(head.headers['content-length']).toBe(String(SCRIPT.length))
  expect(head.body).toBe('')
  const part = await get('a-1.js', { range: 'bytes=0-3' })
  expect(part.statusCode).toBe(200)
  expect(part.body).toBe(SCRIPT)
})

test.each([
  'manifest.json',
  '.built-from',
  'a-1.js.br',
  'none.js',
  '../package.json',
  '%2e%2e/a-1.js',
  '%00',
  '',
])('%s is no file for browsers', async (name) => {
  const { statusCode, headers } = await get(name)
  expect(statusCode).toBe(404)
  expect(headers).toHaveProperty('content-security-policy')
})
