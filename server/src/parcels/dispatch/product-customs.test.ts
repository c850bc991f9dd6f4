import { beforeAll, describe, expect, test } from 'vitest'
import { eachShopper } from '../../../test/each-shopper.ts'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let packer: Person
let buyer: Person

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
  buyer = await world.staff('bai', ['buyer'])
})
const inThisTest = eachShopper(world, 'ana', (person) => {
  ana = person
})

const GERMANY = { country: 'DE', province: '', city: 'Berlin', postcode: '10999', phone: '+49 30 901820' }
const FRANCE = { country: 'FR', province: '', city: 'Paris', postcode: '75001', phone: '+33 1 42 60 38 00' }
const CONFIRMED = {
  description: 'Teapot of clay',
  description_chinese: '紫砂壶',
  hs_code: '6912.00.48.10',
  maker_item: 'TP-7',
  standard_item: '400 6381-333931',
  maker: 'Clay Works, Yixing',
}

const line = { url: 'https://item.taobao.com/item.htm?id=641234567890' }

/** The same product as in every other test of this file, bought by somebody and paid for as a package. */
async function aPackage(who: Person, to: object) {
  const { stockId } = await given.aShelvedItem(world, who, { buyer, packer }, { line })
  const { id: address_id } = await given.anAddress(who, to)
  const { id } = await given.aPaidParcel(world, who, [stockId], { address_id })
  return { id, stockId, params: { id } }
}
const rowsOf = async (params: { id: string }) =>
  (await packer.call('GET /staff/parcels/{id}/declaration', { params })).rows
const confirm = (parcel: { params: { id: string }; stockId: string }, over = {}) =>
  packer.call('PUT /staff/parcels/{id}/declaration', {
    params: parcel.params,
    body: { rows: [{ stock_item_id: parcel.stockId, ...CONFIRMED, ...over }] },
  })
const suggestedTo = async (who: Person, to: object) => {
  const { stockId } = await given.aShelvedItem(world, who, { buyer, packer }, { line })
  const { id: address_id } = await given.anAddress(who, to)
  const { declaration } = await who.call('POST /parcels/preview', {
    body: { stock_item_ids: [stockId], address_id },
  })
  return declaration[0]!
}

describe('the products of a declaration', () => {
  test('are identified by their marketplace and the number there', async () => {
    const { params } = await aPackage(ana, GERMANY)
    const [row] = await rowsOf(params)
    expect(row!.seller_item).toBe('taobao-641234567890')
  })

  test('start with what staff confirmed, for whomever and with all digits of the same customs', async () => {
    await confirm(await aPackage(ana, GERMANY))
    const bo = await world.shopper(inThisTest('bo'))
    expect(await suggestedTo(bo, FRANCE)).toMatchObject({
      description: 'Teapot of clay',
      description_chinese: '紫砂壶',
      hs_code: '6912004810',
    })
    // Only six digits are the same elsewhere.
    expect(await suggestedTo(bo, {})).toMatchObject({ hs_code: '691200' })
    const next = await aPackage(bo, FRANCE)
    expect((await rowsOf(next.params))[0]).toMatchObject({
      maker_item: 'TP-7',
      standard_item: '4006381333931',
      no_standard_item: false,
      maker: 'Clay Works, Yixing',
    })
  })

  test('are priced in advice as in the preview, by what staff confirmed', async () => {
    const NORWAY = { country: 'NO', province: '', city: 'Oslo', postcode: '0150', phone: '+47 22 00 00 00' }
    // Clothes, as its title calls it, bear a duty there; a teapot, as staff found, none.
    await confirm(await aPackage(ana, NORWAY))
    const bo = await world.shopper(inThisTest('bo'))
    const { stockId: pot } = await given.aShelvedItem(world, bo, { buyer, packer }, { line })
    const other = await given.stock(world, bo, packer)
    const wish = { country: 'NO', line_id: 'PST-EMS' }
    const toDoor = async (stock_item_ids: string[]) => {
      const { lines } = await bo.call('POST /parcels/preview', { body: { stock_item_ids, country: 'NO' } })
      const by = lines.find(({ line_id }) => line_id === wish.line_id)!
      return by.total_fen! + by.duty!.likely_fen
    }
    const { without } = await bo.call('POST /parcels/advice', {
      body: { stock_item_ids: [pot, other], ...wish },
    })
    expect(without.find(({ stock_item_id }) => stock_item_id === pot)?.saved_fen).toBe(
      (await toDoor([pot, other])) - (await toDoor([other])),
    )
  })

  test('keep for each customs what was confirmed last', async () => {
    await confirm(await aPackage(ana, GERMANY))
    await confirm(await aPackage(ana, FRANCE), { hs_code: '6911.10.00.10', description: 'Porcelain teapot' })
    await confirm(await aPackage(ana, {}), { hs_code: '6912.00.35.10' })
    expect(await suggestedTo(ana, GERMANY)).toMatchObject({
      hs_code: '6911100010',
      description: 'Porcelain teapot',
    })
    expect(await suggestedTo(ana, {})).toMatchObject({ hs_code: '6912003510' })
  })

  test('keep nothing that a shopper declares, and nothing without a tariff number', async () => {
    await world.db.deleteFrom('product_customs').execute()
    await confirm(await aPackage(ana, GERMANY), { hs_code: '' })
    expect(await world.db.selectFrom('product_customs').select('platform').execute()).toEqual([])
    const own = await given.stock(world, ana, packer)
    const { id: address_id } = await given.anAddress(ana, GERMANY)
    const { id } = await given.aPaidParcel(world, ana, [own], { address_id })
    await confirm({ params: { id }, stockId: own })
    expect(await world.db.selectFrom('product_customs').select('platform').execute()).toEqual([])
  })

  test('lose what is emptied, keep what is left out, and have a standard number or the statement', async () => {
    const parcel = await aPackage(ana, GERMANY)
    await confirm(parcel)
    const { maker_item: _item, standard_item: _standard, maker: _maker, ...words } = CONFIRMED
    const send = (over: object) =>
      packer.call('PUT /staff/parcels/{id}/declaration', {
        params: parcel.params,
        body: { rows: [{ stock_item_id: parcel.stockId, ...words, ...over }] },
      })
    expect((await send({})).rows[0]).toMatchObject({ maker_item: 'TP-7', standard_item: '4006381333931' })
    expect((await send({ no_standard_item: true, standard_item: '' })).rows[0]).toMatchObject({
      standard_item: '',
      no_standard_item: true,
    })
    expect((await send({ maker: ' ', maker_item: '' })).rows[0]).toMatchObject({
      maker: '',
      maker_item: '',
      no_standard_item: true,
    })
    expect((await send({ standard_item: '4006381333931', no_standard_item: false })).rows[0]).toMatchObject({
      standard_item: '4006381333931',
      no_standard_item: false,
    })
  })

  test('refuse identifiers that are none', async () => {
    const parcel = await aPackage(ana, GERMANY)
    const wrong = async (over: object) =>
      Object.keys((await expectRefusal(confirm(parcel, over), 'invalid_input')).fields)
    expect(await wrong({ standard_item: '4006381333932' })).toEqual(['rows.0.standard_item'])
    expect(await wrong({ no_standard_item: true })).toEqual(['rows.0.standard_item'])
    expect(await wrong({ maker: '紫砂厂' })).toEqual(['rows.0.maker'])
    expect(await wrong({ maker_item: '😀' })).toEqual(['rows.0.maker_item'])
    expect(await wrong({ hs_code: '6109.11.00.00' })).toEqual(['rows.0.hs_code'])
    expect(await wrong({ maker: 'x'.repeat(201) })).toEqual(['rows.0.maker'])
  })

  test('are proposed a number from title, options and dictionary where none was declared', async () => {
    const parcel = await aPackage(ana, {})
    expect((await rowsOf(parcel.params))[0]).toMatchObject({ hs_code: '', proposed_hs_code: '620520' })
    const { rows } = await confirm(parcel)
    expect(rows[0]).toMatchObject({ hs_code: '6912004810', proposed_hs_code: '' })
  })
})
