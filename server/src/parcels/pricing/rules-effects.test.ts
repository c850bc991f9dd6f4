import { inBoth } from '@longhaul/domain/languages.test-support.ts'
import { fieldsOf } from '@longhaul/domain/languages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { aDocument, aPublisher, filesWith } from '../../customs/releases/release.test-support.ts'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const publisher = aPublisher()
const world = testWorld({ env: () => ({ RULES_KEYS: publisher.publicKey }) })
let fay: Person
let ana: Person
let packer: Person
beforeAll(async () => {
  fay = await world.staff('fay', ['finance'])
  packer = await world.staff('pam', ['warehouse'])
  ana = await world.shopper('ana')
  const paid = await given.stock(world, ana, packer)
  await given.aPaidParcel(world, ana, [paid])
  await given.aParcel(ana, [await given.stock(world, ana, packer)])
})

/** The rules of the product, with a change to Singapore, whose examples it leaves alone. */
async function stage(version: string, change: (place: Place) => void): Promise<string> {
  const files = await filesWith({
    'places/SG.json': (text) => {
      const place = JSON.parse(text) as Place
      change(place)
      return JSON.stringify(place)
    },
  })
  const document = aDocument(publisher, version, files, { validFrom: '2026-11-01' })
  return (await fay.call('POST /staff/rules_releases', { body: new Blob([document]) })).id
}
type Place = { regimes: { charges: object[] }[]; examples: object[] }

const effectsOf = async (id: string) =>
  (await fay.call('GET /staff/rules_releases/{id}/effects', { params: { id } })).places
const LEVY = {
  ...{ id: 'sg.levy', kind: 'levy', name: { en: 'Parcel levy', zh: '包裹费' } },
  ...{ strength: 'official', source: 'the law', checked: '2026-11-28' },
  // The examples are of later days.
  until: '2026-11-26',
}

describe('what a release changes', () => {
  test('is calculated on the packages sent there, paid or not, and stores nothing', async () => {
    const id = await stage('2026-12-05.1', ({ regimes }) =>
      regimes[0]!.charges.push({ ...LEVY, flat: 'SGD 5', per: 'consignment' }),
    )
    const before = await world.db.selectFrom('parcels').select('tax_estimate').execute()
    const [effect, ...others] = await effectsOf(id)
    expect(others).toEqual([])
    expect(effect).toMatchObject({
      ...{ place: 'SG', name: 'Singapore', packages: 2, same: 0, more: 2, less: 0, unknown: 0 },
      open_quotes: 1,
    })
    expect(effect!.median_fen).toBeGreaterThan(2_000)
    expect(await world.db.selectFrom('parcels').select('tax_estimate').execute()).toEqual(before)
  })

  test('is that nobody can say any more what customs charge', async () => {
    const id = await stage('2026-12-06.1', ({ regimes }) => regimes[0]!.charges.push({ ...LEVY, open: true }))
    expect(await effectsOf(id)).toMatchObject([{ unknown: 2, same: 0, median_fen: null, open_quotes: 1 }])
  })

  test('is nothing where the shop’s own rules count', async () => {
    const rule = {
      ...{ place: 'SG', valid_from: null, valid_until: null, currency: 'SGD' },
      ...{ above_minor: null, within_minor: null, rate_per_mille: 90, amount_minor: null },
      ...{ source: 'our broker', reason: 'As billed' },
      ...fieldsOf('note', inBoth('GST', '消费税')),
      kind: 'vat' as const,
      per: 'parcel' as const,
      basis: 'sourced' as const,
    }
    const own = await fay.call('POST /staff/import_rules', { body: rule })
    const { releases } = await fay.call('GET /staff/rules_releases')
    const { id } = releases.find(({ state }) => state === 'staged')!
    expect(await effectsOf(id)).toEqual([])
    await fay.call('POST /staff/import_rules/{id}/remove', {
      params: { id: own.id },
      body: { reason: 'Done' },
    })
  })

  test('goes by the shop’s own figures, which count under newer rules too', async () => {
    const override = { place: 'SG', charge: 'sg.levy' }
    const id = await stage('2026-12-07.1', ({ regimes }) =>
      regimes[0]!.charges.push({ ...LEVY, flat: 'SGD 5', per: 'consignment' }),
    )
    const act = { params: { id }, body: { reason: 'Read' } }
    await fay.call('POST /staff/rules_releases/{id}/apply', act)
    await fay.call('PUT /staff/duty_rules/{place}/{charge}', {
      params: override,
      body: { figure: 'amount', value: 700, reason_en: 'As billed', reason_zh: '账单如此' },
    })
    const dearer = await stage('2026-12-08.1', ({ regimes }) =>
      regimes[0]!.charges.push({ ...LEVY, flat: 'SGD 9', per: 'consignment' }),
    )
    expect(await effectsOf(dearer)).toMatchObject([{ place: 'SG', same: 2, more: 0, median_fen: null }])
    await fay.call('DELETE /staff/duty_rules/{place}/{charge}', { params: override })
    expect(await effectsOf(dearer)).toMatchObject([{ place: 'SG', same: 0, more: 2 }])
  })

  test('is not found for a release that the shop does not hold', async () => {
    await expectRefusal(effectsOf('aaaaaaaa-0000-4000-8000-000000000000'), 'not_found')
  })
})
