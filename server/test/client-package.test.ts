import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { GRANT_SCOPES } from '@longhaul/domain/accounts/grants.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { packClient } from '../../tools/client-package.ts'
import { ROOT } from '../../tools/source-files.ts'
import { aReceiver } from '../src/hooks/receiver.test-support.ts'
import * as given from './given.ts'
import { PASSWORD, testWorld } from './world.ts'

/*
 * The package as others get it: packed, installed into an empty folder without a network, and used by the
 * examples of `client/examples` as they are, against a shop on a port.
 */

const KIB = 1024
const EXAMPLES = join(ROOT, 'client/examples')
const receiver = aReceiver()
const world = testWorld({ manyAtOnce: true, guard: receiver.guard })
const folder = mkdtempSync(join(tmpdir(), 'longhaul-client-'))
const program = join(folder, 'program')
let shop = ''

const run = (command: string, args: readonly string[], cwd: string) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  expect(status, stderr + stdout).toBe(0)
  return stdout
}

/** Runs an example to its end. The shop is in this process, so that it must not be waited for in between. */
async function example(file: string, env: Record<string, string>, args: readonly string[] = []) {
  const child = spawn(process.execPath, [file, ...args], { cwd: program, env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()))
  const status = await new Promise((ended) => child.once('close', ended))
  return { status, said }
}

beforeAll(async () => {
  const tarball = await packClient(folder)
  run('mkdir', [program], folder)
  writeFileSync(join(program, 'package.json'), '{"name":"program","private":true,"type":"module"}')
  run('npm', ['install', tarball, '--offline', '--no-audit', '--no-fund'], program)
  for (const file of readdirSync(EXAMPLES)) copyFileSync(join(EXAMPLES, file), join(program, file))
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  shop = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('it has no dependency, nothing of ours in its types, and fits into six KiB', () => {
  const home = join(program, 'node_modules/@longhaul/client')
  expect(readdirSync(join(program, 'node_modules/@longhaul'))).toEqual(['client'])
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Record<string, unknown>
  expect(manifest).not.toHaveProperty('dependencies')
  const files = readdirSync(join(home, 'dist')).toSorted()
  expect(files).toEqual(['calls.d.ts', 'events.d.ts', 'events.js', 'index.d.ts', 'index.js'])
  let size = 0
  for (const file of files) {
    const text = readFileSync(join(home, 'dist', file), 'utf8')
    expect(text, file).not.toMatch(/@longhaul\/(domain|contract)|typebox|process\.|node:/)
    if (file.endsWith('.js')) size += gzipSync(text, { level: 9 }).length
  }
  expect(size).toBeLessThan(6 * KIB)
})

test('no example has more than fifty lines', () => {
  for (const file of readdirSync(EXAMPLES)) {
    const lines = readFileSync(join(EXAMPLES, file), 'utf8').trimEnd().split('\n')
    expect(lines.length, file).toBeLessThanOrEqual(50)
  }
})

test('a program against its types compiles, and a mistake does not', () => {
  const use = `import { longhaul } from '@longhaul/client'
import { verifyEvent } from '@longhaul/client/events'
const shop = longhaul({ shop: 'https://shop.example.com' })
for await (const { number } of shop.pages('GET /orders', { query: { limit: 5 } })) number.toUpperCase()
for await (const { sequence } of shop.pages('GET /events_log')) sequence.toFixed()
const event = await verifyEvent(['a', 'b'], new Headers(), '')
if (event.type === 'parcel.packed') event.data.grams.toFixed()
`
  writeFileSync(join(program, 'good.ts'), use)
  writeFileSync(join(program, 'bad.ts'), `${use}await shop.call('GET /orders/{id}')\n`)
  const flags = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2022,dom']
  const check = (file: string) =>
    spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/typescript/bin/tsc'), ...flags, '--ignoreConfig', file],
      {
        cwd: program,
        encoding: 'utf8',
      },
    )
  const good = check('good.ts')
  expect(good.stdout + good.stderr).toBe('')
  expect(check('bad.ts').stdout).toMatch(/^bad\.ts\(8,/)
})

test('follow-orders prints what happened since its last run, and nothing twice', async () => {
  const ana = await world.shopper('ana')
  const { token } = await ana.call('POST /tokens', {
    body: { name: 'mine', scopes: ['orders', 'messages'], days: 7, password: PASSWORD },
  })
  const env = { SHOP: shop, TOKEN: token }
  const order = await given.aPaidOrder(world, ana)
  await world.runJobs()
  const first = await example('follow-orders.mjs', env)
  expect(first, first.said).toMatchObject({ status: 0 })
  expect(first.said).toMatch(
    new RegExp(`^${order.number} was placed: \\d+ × .+\n${order.number} is now paid: `),
  )
  expect(await example('follow-orders.mjs', env)).toEqual({ status: 0, said: '' })
  const next = await given.anOrder(ana)
  await world.runJobs()
  expect((await example('follow-orders.mjs', env)).said).toMatch(new RegExp(`^${next.number} was placed`))
  // Without any token nothing is recorded, which it says with the next one.
  await ana.call('DELETE /tokens')
  await given.anOrder(ana)
  await world.runJobs()
  const again = await ana.call('POST /tokens', {
    body: { name: 'mine', scopes: ['orders', 'messages'], days: 7, password: PASSWORD },
  })
  const later = { ...env, TOKEN: again.token }
  expect((await example('follow-orders.mjs', later)).said).toMatch(
    /^Something happened that was not recorded/,
  )
  expect(await example('follow-orders.mjs', later)).toEqual({ status: 0, said: '' })
})

test('receive-events accepts what the shop signed, once, and nothing else', async () => {
  const bea = await world.shopper('bea')
  const { secret } = await bea.call('POST /hooks', {
    body: { url: receiver.url('/bea'), events: ['order.status_changed'], password: PASSWORD },
  })
  const order = await given.aPaidOrder(world, bea)
  await world.runJobs()
  const [sent] = receiver.received
  // Time in a test of the product is not today's, which the program rightly refuses: it is given that time.
  const at = `Date.now = () => ${Number(sent!.timestamp) * 1000}; globalThis.Date = class extends Date { constructor(...a) { super(...(a.length ? a : [Date.now()])) } }`
  writeFileSync(join(program, 'clock.mjs'), at)
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', './clock.mjs', 'receive-events.mjs'], {
    cwd: program,
    env: { ...process.env, SECRET: secret, PORT: String(port) },
  })
  let said = ''
  try {
    const ready = new Promise((heard) =>
      child.stdout.on('data', (text: Buffer) => heard((said += text.toString()))),
    )
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    await ready
    const post = async (change: { body?: string; id?: string } = {}) => {
      const { id, timestamp, signature, body } = { ...sent!, ...change }
      const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
      return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status
    }
    expect([await post(), await post(), await post({ body: '{}' }), await post({ id: 'x' })]).toEqual([
      204, 204, 401, 401,
    ])
    expect(await post({ body: 'x'.repeat(10_000) })).toBe(400)
    expect(said).toBe(`ready\n${order.number} is now paid\n`)
  } finally {
    child.kill()
  }
})

test('estimate-door reads a text and says what its goods cost to the door', async () => {
  const text = '这个好看 https://weidian.com/item.html?itemID=7212345691 复制打开'
  const read = await example('estimate-door.mjs', { SHOP: shop, PRICE_FEN: '8800' }, [text])
  expect(read, read.said).toMatchObject({ status: 0 })
  expect(read.said).toContain('7212345691 at weidian')
  expect(read.said).toMatch(/To the door in DE: ¥\d+\.\d\d to ¥\d+\.\d\d|No total to DE/)
  expect(read.said).toContain(`${shop}/productdetail?url=`)
  const nothing = await example('estimate-door.mjs', { SHOP: shop }, ['hello'])
  expect(nothing).toEqual({ status: 0, said: 'There is no product in this text: no_link\n' })
})

test('order-product and send-package go from a link to a package, and ask once each for what is new', async () => {
  const cem = await world.shopper('cem')
  const [buyer, packer] = [await world.staff('lin', ['buyer']), await world.staff('wu', ['warehouse'])]
  await given.money(world, cem, 200_000)
  await given.anAddressInSingapore(cem)
  const { token } = await cem.call('POST /tokens', {
    body: {
      name: 'mine',
      scopes: [...GRANT_SCOPES],
      ceilings: { per_act_fen: 100_00, per_day_fen: 500_00 },
      days: 7,
      password: PASSWORD,
    },
  })
  const env = { SHOP: shop, TOKEN: token, PAUSE_MS: '100' }
  /** Runs a program, and approves what it asks for. */
  const approving = async (file: string, args: readonly string[]) => {
    let early = ''
    const ended = example(file, env, args)
    void ended.then(({ said }) => (early = said))
    const asked = await vi.waitFor(
      async () => {
        const waiting = (await cem.call('GET /approvals')).items.filter(({ state }) => state === 'waiting')
        expect(waiting, early).toHaveLength(1)
        return waiting[0]!
      },
      { timeout: 20_000, interval: 50 },
    )
    await cem.call('POST /approvals/{id}/approve', { params: { id: asked.id }, body: {} })
    return { why: asked.why, ...(await ended) }
  }

  const link = ['https://item.taobao.com/item.htm?id=674029285425', 'Shirt', '3000']
  const ordered = await approving('order-product.mjs', link)
  expect(ordered, ordered.said).toMatchObject({ status: 0, why: ['terms'] })
  expect(ordered.said).toMatch(
    /^(Please decide: http.*\/mine\/programs\?approval=.*\n)+ordered and paid ¥31\.50\n$/,
  )
  // The second order is neither new nor above the limits.
  expect((await example('order-product.mjs', env, link)).said).toBe('ordered and paid ¥31.50\n')

  const [itemId] = (await cem.call('GET /orders')).items.flatMap(({ items }) => items.map(({ id }) => id))
  await buyer.call('POST /staff/order_items/{id}/approve', { params: { id: itemId! }, body: {} })
  await given.buy(buyer, itemId!, 3_000)
  await given.scan(packer, await given.sellerSends(world, buyer, itemId!, 'YT8300000000001'))
  const { id } = await world.db
    .selectFrom('stock_items')
    .where('order_item_id', '=', itemId!)
    .select('id')
    .executeTakeFirstOrThrow()
  await given.inspect(world, packer, id)
  await given.shelve(packer, id)
  const sent = await approving('send-package.mjs', ['PST-EMS'])
  expect(sent, sent.said).toMatchObject({ status: 0, why: ['above_act', 'terms', 'new_address'] })
  const [parcel] = (await cem.call('GET /parcels')).items
  expect(sent.said).toContain(`${parcel!.number} is paid with ¥`)
  // And follows both.
  await world.runJobs()
  const followed = await example('follow-orders.mjs', { ...env, STATE: 'cem.txt' })
  expect(followed.said).toMatch(/is now paid: 1 × Shirt/)
})

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const { port } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  return port
}
