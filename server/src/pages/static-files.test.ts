import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityHeaders } from '../platform/http/headers.ts'
import { serveFiles } from './static-files.ts'

const SCRIPT = 'export const quantity = 1\n'.repeat(100)
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longhaul-files-'))
  await mkdir(join(folder, 'part'))
  await writeFile(join(folder, 'a-1.js'), SCRIPT)
  await writeFile(join(folder, 'a-1.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(folder, 'a-1.js.gz'), gzipSync(SCRIPT))
  await writeFile(join(folder, 'part', 'b-1.css'), 'p{margin:0}')
  await writeFile(join(folder, 'c-1.woff2'), Buffer.from([1, 2, 3]))
  await writeFile(join(folder, 'manifest.json'), '{}')
  await writeFile(join(folder, '.built-from'), 'abc')
  app = Fastify()
  securityHeaders(app, { publicUrl: 'https://shop.test', hstsSubdomains: false })
  serveFiles(app, '/files/', folder)
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
