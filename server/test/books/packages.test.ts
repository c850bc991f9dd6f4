import { describe, expect, test } from 'vitest'
import * as given from '../given.ts'
import { booksWorld } from './books.ts'

const books = booksWorld()
const { world, booked, newShopper } = books

describe('a package', () => {
  test('is shipped with insurance, services and a coupon: the carrier gets the whole freight', async () => {
    const who = await newShopper()
    const stockId = await given.stock(world, who, books.crew.packer)
    const coupon_id = await given.aCoupon(books.crew.fin, who, { purpose: 'shipping', amount_fen: 1_000 })
    const services = { insured_fen: 10_000, coupon_id, service_ids: ['packing_video'] }
    const parcel = await given.aPaidParcel(world, who, [stockId], services)
    await given.pickAll(books.crew.packer, parcel.id)
    await given.addPackingVideo(world, books.crew.packer, parcel.id, given.A_VIDEO)
    await given.pack(books.crew.packer, parcel.id)
    // 148.00 of freight and 8.00 of customs; 8.00 for packing and 10.00 for the video; 2.00 of insurance.
    expect(await booked(() => given.ship(books.crew.packer, parcel.id))).toEqual([
      'parcel_shipped: 14600 CNY frozen > carrier PST-EMS',
      'parcel_shipped: 1000 CNY marketing coupon > carrier PST-EMS',
      'parcel_shipped: 1800 CNY frozen > revenue packing',
      'parcel_shipped: 200 CNY frozen > revenue insurance',
    ])
  })

  /** A lost package with goods of 120.00 yuan, insured or not, whose claim is granted; pays it. */
  async function claim(fault: 'carrier' | 'ours', insured_fen: number) {
    const who = await newShopper()
    const stockId = await given.stock(world, who, books.crew.packer)
    const { id } = await given.aShippedParcel(world, who, books.crew.packer, [stockId], { insured_fen })
    await given.trackingUpdate(books.crew.packer, id, 'lost')
    const made = await who.call('POST /parcels/{id}/claim', {
      params: { id },
      body: { kind: 'lost', stock_item_ids: [], story: 'It never came', evidence: [] },
    })
    const params = { id: made.id }
    const goods = fault === 'ours' ? 12_000 : insured_fen
    await books.crew.support.call('POST /staff/claims/{id}/grant', {
      params,
      body: { fault, share_per_mille: 1_000, note: '', expected_payout_fen: goods + 15_600 },
    })
    const pay = () => books.crew.fin.call('POST /staff/claims/{id}/pay', { params, body: {} })
    return { id, lines: await booked(pay) }
  }

  test('lost by its carrier: the insurance pays the goods, and we the freight', async () => {
    expect((await claim('carrier', 10_000)).lines).toEqual([
      'claim_paid: 10000 CNY revenue insurance > available',
      'claim_paid: 15600 CNY adjustment claims > available',
    ])
  })

  test('lost by us: all of it is our cost', async () => {
    expect((await claim('ours', 0)).lines).toEqual([
      'claim_paid: 12000 CNY adjustment claims > available',
      'claim_paid: 15600 CNY adjustment claims > available',
    ])
  })

  test('turns up after a part of its loss was paid: that part is owed, and taken from the balance', async () => {
    const { id } = await claim('carrier', 10_000)
    const body = { cause: 'carrier', freight_fen: 0, note: '' } as const
    const back = () => books.crew.packer.call('POST /staff/parcels/{id}/come_back', { params: { id }, body })
    expect(await booked(back)).toEqual([
      'compensation_owed: 10000 CNY shortfall > available',
      'compensation_owed: 10000 CNY available > revenue insurance',
      'shortfall_collected: 10000 CNY available > shortfall',
    ])
  })
})

test('every kind of event of packages alone was booked', () => {
  expect(books.notBooked('packages')).toEqual([])
})
