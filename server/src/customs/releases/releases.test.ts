import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Reason } from '@longhaul/domain/refusals.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { type Person, STAFF_PASSWORD, expectRefusal, testWorld } from '../../../test/world.ts'
import { lookAtSiteVersion } from '../../platform/database/site-memory.ts'
import { publicGuard } from '../../platform/guarded-fetch/guard.ts'
import { readDutyRules } from '../duty-rules.ts'
import { readProductRelease } from './product-release.ts'
import { aDocument, aPublisher, filesWith, macaoTaxes } from './release.test-support.ts'
import { stageProductRules } from './stage-product-rules.ts'

const publisher = aPublisher()
const ports = new Set<number>()
let answer = { status: 200, body: '' }
let asked: { url: string; headers: string }[] = []
let server: Server
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: JSON.stringify(request.headers) })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ports.add((server.address() as AddressInfo).port)
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const world = testWorld({
  env: () => ({
    RULES_URL: `http://rules.example.org:${(server.address() as AddressInfo).port}/newest.json`,
    RULES_KEYS: publisher.publicKey,
  }),
  guard: {
    ...publicGuard,
    ports,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowed: () => true,
  },
})
let fay: Person
let product: Awaited<ReturnType<typeof readProductRelease>>
let macao: ReadonlyMap<string, string>
beforeAll(async () => {
  fay = await world.staff('fay', ['finance'])
  product = await readProductRelease()
  macao = await filesWith({ 'places/MO.json': macaoTaxes })
})

/** Time passes, and with it the session of a member of staff. */
async function later(time: { days?: number; hours?: number }): Promise<void> {
  world.clock.advance(time)
  const { staff_token } = await world.caller()('POST /staff/login', {
    body: { email: fay.email, password: STAFF_PASSWORD },
  })
  fay = { ...fay, token: staff_token, call: world.caller(staff_token) }
}

const list = () => fay.call('GET /staff/rules_releases')
const states = async () => (await list()).releases.map(({ version, state }) => `${version} ${state}`)
const idOf = async (version: string) =>
  (await list()).releases.find((release) => release.version === version)!.id
const upload = (document: string, query: { older_too?: boolean } = {}) =>
  fay.call('POST /staff/rules_releases', { query, body: new Blob([document]) })
const act = async (what: 'apply' | 'hold', version: string) =>
  fay.call(`POST /staff/rules_releases/{id}/${what}`, {
    params: { id: await idOf(version) },
    body: { reason: 'Read and compared' },
  })
/** The rules that are applied now. Work without a session looks at the version and waits for no notice. */
async function placeNow(country = 'MO') {
  await lookAtSiteVersion(world.db)
  return (await readDutyRules(world.db, { country }, world.clock.now())).place
}
const versionIn = async (country = 'MO') => (await placeNow(country))?.version
const rollBack = (applied: string) =>
  fay.call('POST /staff/rules_releases/roll_back', { body: { reason: 'A fault in it', applied } })
const withMacao = (version: string, over = {}): string =>
  aDocument(publisher, version, macao, { validFrom: '2026-11-01', ...over })

describe('the rules of the product', () => {
  test('are applied in a new shop', async () => {
    expect(await states()).toEqual([`${product.version} applied`])
    expect(await versionIn()).toBe(product.version)
  })

  test('are staged when an upgrade brings newer ones, once', async () => {
    const newer = { ...product, version: '2026-12-05.1', files: macao }
    await stageProductRules(world.pool, world.clock.now(), newer)
    await stageProductRules(world.pool, world.clock.now(), newer)
    expect(await states()).toEqual(['2026-12-05.1 staged', `${product.version} applied`])
  })

  test('are not staged where they are older than those applied', async () => {
    await stageProductRules(world.pool, world.clock.now(), { ...product, version: '2026-01-05.1' })
    expect(await states()).not.toContain('2026-01-05.1 staged')
  })

  test('of the same version are as the files say, while they are being written', async () => {
    await stageProductRules(world.pool, world.clock.now(), { ...product, files: macao })
    const place = await placeNow()
    await stageProductRules(world.pool, world.clock.now(), product)
    expect(place?.regimes[0]?.charges).toHaveLength(1)
    expect(await placeNow()).not.toEqual(place)
  })

  test('replace at once those that this version of the product cannot read', async () => {
    const strange = new Map([['places/MO.json', '{"place": "MO", "magic": true}']])
    await world.db
      .updateTable('rules_releases')
      .set({
        files: JSON.stringify(Object.fromEntries(strange)),
        digest: 'a'.repeat(64),
        version: '2026-11-01.1',
        source: 'file',
      })
      .where('state', '=', 'applied')
      .execute()
    await stageProductRules(world.pool, world.clock.now(), product)
    expect(await states()).toContain(`${product.version} applied`)
    expect(await states()).toContain('2026-11-01.1 replaced')
  })
})

describe('a table of rates', () => {
  const TABLE = 'tables/gb.ukgt.tsv'
  const dearer = (text: string): string => text.replace('\n4901\t0%\n', '\n4901\t5%\n')

  test('is looked up by a number, with its source, its day and the places that use it', async () => {
    const { tables } = await fay.call('GET /staff/duty_tables', { query: { code: '950300' } })
    const { places, ...eu } = tables.find(({ name }) => name === 'eu.cet')!
    expect(eu).toMatchObject({ copied: '2021-01-27', strength: 'old', rate: '0% to 4.7%', is_range: true })
    expect(places.map(({ place }) => place)).toEqual(expect.arrayContaining(['DE', 'FR', 'RO']))
    expect(tables.find(({ name }) => name === 'us.301')).toMatchObject({ rate: '0%', is_range: false })
    const all = await fay.call('GET /staff/duty_tables', { query: {} })
    expect(all.tables.map(({ rate }) => rate)).toEqual(tables.map(() => ''))
    await expectRefusal(fay.call('GET /staff/duty_tables', { query: { code: '95O300' } }), 'invalid_input')
  })

  test('is told by numbers where a release changes it, with the places that use it', async () => {
    const files = await filesWith({ [TABLE]: dearer })
    const id = (await upload(aDocument(publisher, '2026-12-07.1', files, { validFrom: '2026-11-01' }))).id
    const { tables, changes } = await fay.call('GET /staff/rules_releases/{id}', { params: { id } })
    expect(tables).toMatchObject([
      {
        ...{ name: 'gb.ukgt', change: 'changed', changed: 1, added: 0, removed: 0 },
        examples: [{ code: '4901', before: '0%', after: '5%' }],
      },
    ])
    expect(changes.map((change) => [change.places.map(({ place }) => place), change.tables])).toEqual([
      [['GB'], ['gb.ukgt']],
    ])
  })

  test('is refused where it was altered after signing, is missing, or cannot be read', async () => {
    const refused = async (document: string, reason: Reason) =>
      expect(await upload(document).catch((refusal: unknown) => refusal)).toMatchObject({
        message: errorsIn('en').reasons[reason],
      })
    const sign = (files: ReadonlyMap<string, string>) =>
      aDocument(publisher, '2026-12-08.1', files, { validFrom: '2026-11-01' })
    const altered = JSON.parse(sign(await filesWith())) as { files: Record<string, string> }
    altered.files[TABLE] = dearer(altered.files[TABLE]!)
    await refused(JSON.stringify(altered), 'rules_altered')
    delete altered.files[TABLE]
    await refused(JSON.stringify(altered), 'rules_altered')
    const cut = await filesWith({ [TABLE]: (text) => text.slice(0, 300) })
    await refused(sign(cut), 'rules_fail_self_test')
    const without = await filesWith()
    without.delete(TABLE)
    await refused(sign(without), 'rules_fail_self_test')
  })
})

describe('a file with rules', () => {
  test('is verified, and waits a day before it is applied by itself', async () => {
    await upload(withMacao('2026-12-10.1'))
    expect(await states()).toEqual([
      '2026-12-10.1 staged',
      `${product.version} applied`,
      '2026-11-01.1 replaced',
    ])
    await later({ hours: 23 })
    await world.runJob('renew-rules', {})
    expect(await versionIn()).toBe(product.version)
  })

  test.each<[string, () => string, Reason]>([
    ['cut off', () => withMacao('2026-12-11.1').slice(0, -100), 'rules_unreadable'],
    ['that is no JSON', () => 'PK\u0003\u0004', 'rules_unreadable'],
    [
      'without a signature',
      () => withMacao('2026-12-11.1').replace(/"signatures":\[.*?\]/, '"signatures":[]'),
      'rules_unsigned',
    ],
    ['signed by a stranger', () => aDocument(aPublisher(), '2026-12-11.1', macao), 'rules_signature_wrong'],
    [
      'whose manifest was changed',
      () => withMacao('2026-12-11.1').replace('2026-12-11.1', '2027-12-11.1'),
      'rules_signature_wrong',
    ],
    [
      'of which a file was changed',
      () => withMacao('2026-12-11.1').replace('Consumption tax', 'Consumption fax'),
      'rules_altered',
    ],
    [
      'for a newer product',
      () => withMacao('2026-12-11.1', { minimumProduct: '99.0.0' }),
      'rules_need_product',
    ],
    ['that is here already', () => withMacao('2026-12-10.1'), 'rules_known'],
    ['older than what is applied', () => withMacao('2026-01-11.1'), 'rules_older'],
  ])('%s is refused with its own sentence, and changes nothing', async (_, document, reason) => {
    const before = await states()
    const error = await upload(document()).catch((refusal: unknown) => refusal)
    expect(error).toMatchObject({
      message: errorsIn('en').reasons[reason],
    })
    expect(await states()).toEqual(before)
  })

  test('that contradicts its own examples is refused, and the example is named', async () => {
    const wrong = await filesWith({ 'places/MO.json': (text) => macaoTaxes(text).replace('5.00', '6.00') })
    const error = await upload(aDocument(publisher, '2026-12-11.1', wrong)).catch(
      (refusal: unknown) => refusal,
    )
    expect(JSON.stringify(error)).toContain('a shirt')
  })

  test('that is older is taken if somebody wants exactly that', async () => {
    await upload(withMacao('2026-01-11.1'), { older_too: true })
    expect(await states()).toContain('2026-01-11.1 staged')
    await upload(withMacao('2026-12-10.1'))
  })

  test('is not for everybody', async () => {
    const packer = await world.staff('pam', ['warehouse'])
    const body = new Blob([withMacao('2026-12-12.1')])
    await expectRefusal(packer.call('POST /staff/rules_releases', { body }), 'forbidden')
    await expectRefusal(rollBackBy(packer), 'forbidden')
  })
})
const rollBackBy = (who: Person) =>
  who.call('POST /staff/rules_releases/roll_back', { body: { reason: 'No', applied: product.version } })

describe('rules that wait', () => {
  test('tell what they change, in words that a person reads', async () => {
    const params = { id: await idOf('2026-12-10.1') }
    const { compared, changes } = await fay.call('GET /staff/rules_releases/{id}', { params })
    expect([compared, changes.map(({ places }) => places)]).toEqual([
      product.version,
      [[{ place: 'MO', name: 'Macao' }]],
    ])
    expect(changes[0]!.rows).toEqual([
      { change: 'added', name: 'Consumption tax', facet: 'amount', before: '', after: '5% of the goods' },
      {
        ...{ change: 'removed', name: 'Consumption tax on spirits, tobacco and fuel', facet: 'amount' },
        ...{ before: 'not known; only for 2208, 24, 2710', after: '' },
      },
    ])
    const inChinese = await world.caller(fay.token, 'zh')('GET /staff/rules_releases/{id}', { params })
    expect(inChinese.changes[0]!.rows[0]!.after).toBe('货值的 5%')
  })

  test('of a union tell its places together', async () => {
    const files = await filesWith({
      'bases/eu.json': (text) => text.replaceAll('Flat duty for each kind', 'Flat duty on each kind'),
    })
    const { id } = await upload(aDocument(publisher, '2026-12-11.1', files, { validFrom: '2026-11-01' }))
    const { changes } = await fay.call('GET /staff/rules_releases/{id}', { params: { id } })
    expect(changes.map(({ places }) => places.length > 20)).toEqual([true])
    expect(changes[0]!.rows[0]).toMatchObject({
      facet: 'text',
      before: expect.stringContaining('for each kind') as string,
      after: expect.stringContaining('on each kind') as string,
    })
    const inChinese = await world.caller(fay.token, 'zh')('GET /staff/rules_releases/{id}', {
      params: { id },
    })
    expect(inChinese.changes[0]!.rows).toEqual([])
    await upload(withMacao('2026-12-10.1'))
  })

  test('are held, and then not applied by themselves', async () => {
    await act('hold', '2026-12-10.1')
    await later({ days: 2 })
    await world.runJob('renew-rules', {})
    expect(await versionIn()).toBe(product.version)
    await expectRefusal(act('hold', '2026-12-10.1'), 'transition_not_allowed')
  })

  test('and are held stay so whatever older ones come by themselves, with an upgrade or from the address', async () => {
    await stageProductRules(world.pool, world.clock.now(), { ...product, version: '2026-12-09.1' })
    answer = { status: 200, body: withMacao('2026-12-09.2') }
    await later({ days: 1 })
    await world.runJob('renew-rules', {})
    expect(await states()).toContain('2026-12-10.1 held')
    expect((await list()).feed.fault).toBe('')
    answer = { status: 200, body: withMacao('2026-12-10.1') }
    await later({ days: 1 })
    await world.runJob('renew-rules', {})
    await later({ days: 2 })
    await world.runJob('renew-rules', {})
    expect(await versionIn()).toBe(product.version)
    answer = { status: 200, body: '' }
  })

  test('are applied at once by hand, in every process', async () => {
    await act('apply', '2026-12-10.1')
    expect(await versionIn()).toBe('2026-12-10.1')
    expect(
      (await world.shopper('mo').then((ana) => ana.call('GET /customs/rules', { query: { country: 'MO' } })))
        .version,
    ).toBe('2026-12-10.1')
    await expectRefusal(act('apply', '2026-12-10.1'), 'transition_not_allowed')
  })

  test('are taken back, and the ones before are applied again', async () => {
    await expectRefusal(rollBack(product.version), 'out_of_date')
    await rollBack('2026-12-10.1')
    expect(await versionIn()).toBe(product.version)
    expect(await states()).toContain('2026-12-10.1 rolled_back')
  })

  test('are not applied before their first day', async () => {
    const today = world.clock.now().toISOString().slice(0, 10)
    await upload(withMacao('2026-12-20.1', { validFrom: '2027-06-01' }))
    expect(today < '2027-06-01').toBe(true)
    await expectRefusal(act('apply', '2026-12-20.1'), 'transition_not_allowed')
    await later({ days: 3 })
    await world.runJob('renew-rules', {})
    expect(await states()).toContain('2026-12-20.1 staged')
  })

  test('that are urgent are an alarm while they wait, and applied early only by somebody’s yes', async () => {
    await upload(withMacao('2026-12-20.2', { urgent: true }))
    const urgent = async () =>
      (await fay.call('GET /staff/duty_rules')).alarms.filter(({ kind }) => kind === 'urgent_waiting')
    expect(await urgent()).toMatchObject([{ rule: '2026-12-20.2', is_grave: true }])
    await world.runJob('renew-rules', {})
    expect(await states()).toContain('2026-12-20.2 staged')
    await act('apply', '2026-12-20.2')
    expect(await versionIn()).toBe('2026-12-20.2')
    expect(await urgent()).toEqual([])
  })

  test('leave three versions to go back to', async () => {
    for (const day of [21, 22, 23, 24, 25]) {
      await upload(withMacao(`2026-12-${day}.1`))
      await act('apply', `2026-12-${day}.1`)
      world.clock.advance({ minutes: 1 })
    }
    expect((await states()).filter((line) => line.endsWith('replaced'))).toHaveLength(3)
    expect(await versionIn()).toBe('2026-12-25.1')
  })
})

describe('the feed', () => {
  const ask = async () => {
    await later({ days: 1 })
    await world.runJob('renew-rules', {})
    return (await list()).feed
  }

  test('is asked once a day, and nothing is sent that tells the shop', async () => {
    asked = []
    answer = { status: 200, body: withMacao('2027-01-10.1') }
    const feed = await ask()
    await world.runJob('renew-rules', {})
    expect(asked.map(({ url }) => url)).toEqual(['/newest.json'])
    expect(asked[0]!.headers).not.toMatch(/cookie|authorization|shop\.test|referer/i)
    expect(feed).toMatchObject({ is_set: true, fault: '' })
    expect(await states()).toContain('2027-01-10.1 staged')
  })

  test('brings the same release again, and that is no news', async () => {
    expect(await ask()).toMatchObject({ fault: '' })
    // A day later the staged release is applied.
    expect((await states()).filter((line) => line.startsWith('2027'))).toEqual(['2027-01-10.1 applied'])
  })

  test('that answers with something else leaves the rules in force, and says so', async () => {
    const heard = (await list()).feed.heard_at
    answer = { status: 200, body: aDocument(aPublisher(), '2027-02-01.1', macao) }
    expect(await ask()).toMatchObject({
      heard_at: heard,
      fault: expect.stringContaining('signature') as string,
    })
    answer = { status: 500, body: '' }
    expect((await ask()).fault).not.toBe('')
    answer = { status: 200, body: '<h1>Please log in</h1>' }
    expect((await ask()).fault).toContain('complete')
    expect(await versionIn()).toBe('2027-01-10.1')
  })
})
