import { beforeAll, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let adi: Person

beforeAll(async () => {
  adi = await world.staff('adi', ['admin'])
})

const prices = async (country = 'US') =>
  (await world.caller()('GET /shipping/prices', { query: { country, weight_grams: 500 } })).options

test('a line is added, renamed, closed and opened again; a closed one takes no new packages', async () => {
  const { lines } = await adi.call('GET /staff/shipping_lines')
  expect(
    lines.map((line) => [line.id, line.zones.reduce((sum, zone) => sum + zone.countries.length, 0)]),
  ).toEqual([
    ['EXP-HK', 225],
    ['DIR-DDP', 68],
    ['PST-EMS', 235],
    ['PST-EUB', 40],
    ['SEA-DDP', 21],
  ])
  const { id, option, open_parcels: _open, zones: _zones, ...line } = lines[0]!
  expect([id, option]).toEqual(['EXP-HK', 'express'])
  const params = { id }
  await adi.call('PUT /staff/shipping_lines/{id}', { params, body: { ...line, closed: true } })
  expect((await prices()).find((price) => price.option === 'express')?.refusal).toBe('Does not ship there')
  const changed = await adi.call('PUT /staff/shipping_lines/{id}', {
    params,
    body: { ...line, closed: false, name_en: ' Express ' },
  })
  expect(changed).toMatchObject({ closed: false, name_en: 'Express' })
  expect((await prices()).find((price) => price.option === 'express')).toMatchObject({
    line_name: 'Express',
    refusal: null,
  })

  const excluding = (duty_excludes: string) =>
    adi.call('PUT /staff/shipping_lines/{id}', { params, body: { ...line, duty_excludes } })
  await expectRefusal(excluding('jokes'), 'invalid_input')
  expect(await excluding(' 33 03，6403., battery_pure')).toMatchObject({
    duty_excludes: '3303, 6403, battery_pure',
  })
  await excluding('')
  const billing = (duty_markup: string) =>
    adi.call('PUT /staff/shipping_lines/{id}', { params, body: { ...line, duty_markup } })
  for (const wrong of ['GB 2', 'GB 2%, GB 3%', 'GB 2% + 1 EUR', 'GB 2% min 1', 'x'.repeat(401)])
    expect((await expectRefusal(billing(wrong), 'invalid_input')).fields).toHaveProperty('duty_markup')
  for (const duty_markup of ['GB 2% + 12 CNY', 'GB 2% min 12.50 CNY + 5 CNY'])
    expect(await billing(duty_markup)).toMatchObject({ duty_markup })
  await billing('')

  const added = { ...line, id: 'AIR-NEW', option: 'express' as const, position: 9, closed: false }
  expect(await adi.call('POST /staff/shipping_lines', { body: added })).toMatchObject({
    id: 'AIR-NEW',
    zones: [],
  })
  await expectRefusal(adi.call('POST /staff/shipping_lines', { body: added }), 'invalid_input')
  await expectRefusal(
    adi.call('PUT /staff/shipping_lines/{id}', { params: { id: 'NO-LINE' }, body: line }),
    'not_found',
  )
})

test('a package keeps its chosen line when that is closed', async () => {
  const ana = await world.shopper('ana')
  const packer = await world.staff('pak', ['warehouse'])
  const { id } = await given.aParcel(ana, [await given.stock(world, ana, packer)])
  const { lines } = await adi.call('GET /staff/shipping_lines')
  const used = lines.find((line) => line.open_parcels > 0)!
  expect(used.open_parcels).toBe(1)
  const { id: lineId, option: _option, open_parcels: _open, zones: _zones, ...body } = used
  await adi.call('PUT /staff/shipping_lines/{id}', {
    params: { id: lineId },
    body: { ...body, closed: true },
  })
  expect(await ana.call('GET /parcels/{id}', { params: { id } })).toMatchObject({ line_name: used.name_en })
  await adi.call('PUT /staff/shipping_lines/{id}', { params: { id: lineId }, body })
})

test('warehouses are added and closed, but not the last open one', async () => {
  const { warehouses } = await adi.call('GET /staff/warehouses')
  expect(warehouses).toHaveLength(7)
  const close = (closed: boolean) => async (entry: (typeof warehouses)[number]) => {
    const { id, stock: _stock, confirmed: _confirmed, ...body } = entry
    return await adi.call('PUT /staff/warehouses/{id}', { params: { id }, body: { ...body, closed } })
  }
  const [first, ...others] = warehouses
  for (const warehouse of others) await close(true)(warehouse)
  const open = async () =>
    (await world.caller()('GET /warehouses')).warehouses.map((warehouse) => warehouse.id)
  expect(await open()).toEqual([first!.id])
  const { closed } = await world.caller()('GET /warehouses')
  expect(closed.map(({ id }) => id)).toEqual(others.map(({ id }) => id))
  expect(closed[0]?.name).toBe(others[0]!.name_en)
  await expectRefusal(close(true)(first!), 'transition_not_allowed')
  const { id: _id, stock: _stock, confirmed: _confirmed, ...words } = first!
  const body = { ...words, id: 'CD1', name_en: 'Chengdu', name_zh: '成都', position: 20 }
  await adi.call('POST /staff/warehouses', { body })
  expect(await open()).toEqual([first!.id, 'CD1'])
  await expectRefusal(adi.call('POST /staff/warehouses', { body }), 'invalid_input')
  const chinese = { ...body, id: 'ZZ8', address_latin: '12 Road, 广州' }
  const { fields } = await expectRefusal(
    adi.call('POST /staff/warehouses', { body: chinese }),
    'invalid_input',
  )
  expect(fields['address_latin']).toContain('“广')
  await expectRefusal(
    adi.call('PUT /staff/warehouses/{id}', { params: { id: 'ZZ9' }, body: { ...words } }),
    'not_found',
  )
  for (const warehouse of others) await close(false)(warehouse)
})

test('a category that staff ban is refused immediately on that line in that country, and accepted again when the ban is lifted', async () => {
  const ana = await world.shopper('bea')
  const packer = await world.staff('pia', ['warehouse'])
  const item = await given.stock(world, ana, packer, { category: 'magnet' })
  const refusing = async (country: string) => {
    const { lines } = await ana.call('POST /parcels/preview', { body: { stock_item_ids: [item], country } })
    return lines
      .filter((line) => line.refusals.some((refusal) => refusal.includes('agnet')))
      .map((line) => line.line_id)
  }
  const before = { US: await refusing('US'), GB: await refusing('GB') }
  expect(before.US).not.toContain('PST-EMS')
  const params = { id: 'magnet' }
  const ban = { line_id: 'PST-EMS', country: 'US', note: ' Returned by the post in October ' }
  const banned = await adi.call('POST /staff/goods_categories/{id}/bans', { params, body: ban })
  expect(banned.bans).toEqual([
    expect.objectContaining({ ...ban, note: 'Returned by the post in October', staff_name: 'adi' }),
  ])
  expect(await refusing('US')).toEqual(expect.arrayContaining([...before.US, 'PST-EMS']))
  expect(await refusing('GB')).toEqual(before.GB)
  await expectRefusal(
    adi.call('POST /staff/goods_categories/{id}/bans', { params, body: ban }),
    'invalid_input',
  )
  for (const wrong of [
    { line_id: null, country: null },
    { line_id: 'NO-LINE', country: null },
    { line_id: null, country: 'XX' },
  ])
    await expectRefusal(
      adi.call('POST /staff/goods_categories/{id}/bans', { params, body: { ...wrong, note: '' } }),
      'invalid_input',
    )
  const lift = () =>
    adi.call('DELETE /staff/goods_category_bans/{id}', { params: { id: banned.bans[0]!.id } })
  await lift()
  expect(await refusing('US')).toEqual(before.US)
  await expectRefusal(lift(), 'not_found')
})

test('a category shows how many destinations of each line refuse it, and its words are tidied', async () => {
  const { categories, lines } = await adi.call('GET /staff/goods_categories')
  expect(lines).toContain('PST-EMS')
  const gum = categories.find((category) => category.id === 'chewing_gum')!
  const ems = gum.refusals.find((refusal) => refusal.line_id === 'PST-EMS')!
  expect(ems.served).toBe(235)
  expect(ems.refusing).toBeGreaterThan(0)
  expect(ems.refusing).toBeLessThan(10)
  const { id, refusals: _refusals, bans: _bans, ...body } = gum
  const changed = await adi.call('PUT /staff/goods_categories/{id}', {
    params: { id },
    body: { ...body, words_en: ['gum', ' gum ', 'bubble gum'] },
  })
  expect(changed.words_en).toEqual(['gum', 'bubble gum'])
  await expectRefusal(
    adi.call('PUT /staff/goods_categories/{id}', { params: { id: 'jokes' }, body }),
    'not_found',
  )
})
