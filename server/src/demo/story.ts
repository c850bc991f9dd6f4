import type { Agency } from './agency.ts'
import { enquiryOfHoldall, enquiryOfTeaShop } from './enquiries.ts'
import { addAddress, confirmAndReview, makeParcel, pack, ship, track } from './parcel-steps.ts'
import {
  addToCart,
  approve,
  ask,
  stockItems,
  buy,
  findProblem,
  placeOrder,
  purchase,
  receive,
  recharge,
  sellerSends,
  shelve,
} from './steps.ts'
import { thing } from './thing.ts'
import {
  capIsRefunded,
  wrongCapArrives,
  jonasClaims,
  jonasSendsTwo,
  keyboardMoves,
  deliveryFails,
} from './trouble-steps.ts'
import { showPhotos } from './show-photos.ts'
import { openRemittances, seedMoney } from './money-by-hand.ts'
import { giveMei, makeCoupons } from './rewards-steps.ts'
import { parcelsWithoutName } from './unclaimed-steps.ts'
import { answerAboutCustoms, newcomerAsks, talkAboutCustoms, talkAboutMugs } from './talks.ts'

/**
 * Tells what happened in the last weeks, in chronological order, so that every screen has something to show:
 * Mei has something in every stage, Jonas is in the middle of his first packages, Xiaoyu has just registered.
 */
export async function seedStory(agency: Agency): Promise<void> {
  agency.at(47)
  await showPhotos(agency)
  await makeCoupons(agency)
  const berlin = await firstPackage(agency)
  agency.at(24)
  await enquiryOfHoldall(agency)
  const jonasShips = await jonasSendsTwo(agency)
  const { express, trouble } = await secondPackage(agency, berlin, jonasShips)
  const late = await lastWeek(agency, express, trouble)
  await lastThreeDays(agency, { talk: late.customsTalk, parcelId: express }, late.week)
}

/**
 * Mei's first package, from its order to her review, and her kettle. Returns the id of her address in Berlin.
 */
async function firstPackage(agency: Agency): Promise<string> {
  agency.at(46)
  await openRemittances(agency)
  const berlin = await addAddress(agency, 'mei', {
    first_name: 'Mei', last_name: 'Lin', country: 'DE', province: 'Berlin', city: 'Berlin', address: 'Oranienstrasse 25', postcode: '10999', phone: '+49 30 901820', email: 'mei@demo.example',
  }) // prettier-ignore
  await recharge(agency, 'mei', 200_000)
  const first = await buy(agency, 'mei', [thing('hoodie')])

  agency.at(42)
  const hoodie = await stockItems(agency, first, [thing('hoodie')], 'YT1000000000017', 'A-01-2')
  agency.at(40)
  const done = await makeParcel(agency, 'mei', berlin, hoodie, ['Cotton hoodie'], 'PST-EMS', {
    services: ['packing_photo'],
  })
  await pack(agency, done)
  agency.at(39)
  await ship(agency, done, 'EA123456785CN')
  agency.at(36)
  await track(agency, done, 'departed_origin', 'Guangzhou', 'Departed from office of exchange')
  agency.at(31)
  await track(agency, done, 'arrived_destination', 'Frankfurt', 'Arrived at office of exchange')

  agency.at(30)
  const kettleOrder = await buy(agency, 'mei', [thing('kettle')], {
    photo_shots: 2,
    photo_remark: '请拍壶嘴内部',
  })
  await approve(agency, kettleOrder.items)
  await purchase(agency, kettleOrder.items, 600)
  await sellerSends(agency, kettleOrder.items, 'SF1000000000017')
  agency.at(28)
  for (const id of await receive(agency, 'SF1000000000017'))
    await shelve(agency, id, thing('kettle'), 'A-02-1', { free: 3, detail: 2 })
  await track(agency, done, 'delivered', 'Berlin', 'Delivered to addressee')
  agency.at(27)
  await confirmAndReview(
    agency,
    'mei',
    done,
    5,
    'Everything as in the photos, and the box was lighter than estimated.',
  )

  await giveMei(agency)
  return berlin
}

/** Mei's second package, which is still under way, and the trouble with those of Jonas. */
async function secondPackage(
  agency: Agency,
  berlin: string,
  jonasShips: Awaited<ReturnType<typeof jonasSendsTwo>>,
) {
  agency.at(20)
  await recharge(agency, 'mei', 150_000)
  const headphones = await buy(agency, 'mei', [thing('headphones')])
  const bottle = await buy(agency, 'mei', [thing('bottle')])
  const trouble = await jonasShips()
  agency.at(15)
  const travelling = [
    ...(await stockItems(agency, headphones, [thing('headphones')], 'ZT1000000000017', 'B-01-4')),
    ...(await stockItems(agency, bottle, [thing('bottle')], 'ZT1000000000024', 'B-01-4')),
  ]
  agency.at(10)
  const express = await makeParcel(
    agency,
    'mei',
    berlin,
    travelling,
    ['Headphones with built-in battery', 'Steel bottle'],
    'PST-EMS',
  )
  await pack(agency, express)
  agency.at(9)
  await ship(agency, express, 'EA123456799CN')
  return { express, trouble }
}

/** Until three days ago: Jonas' mugs and keyboard, his claim, and Mei's orders for this week. */
async function lastWeek(agency: Agency, express: string, trouble: Parameters<typeof jonasClaims>[1]) {
  agency.at(8)
  await stockItems(
    agency,
    await buy(agency, 'mei', [thing('backpack')]),
    [thing('backpack')],
    'YT1000000000024',
    'A-03-1',
  )
  agency.at(7)
  await track(agency, express, 'departed_origin', 'Guangzhou', 'Departed from office of exchange')
  await recharge(agency, 'jonas', 180_000)
  const jonasOrder = await buy(agency, 'jonas', [thing('keyboard')])
  const mugs = await buy(agency, 'jonas', [thing('mug', 4)])
  agency.at(5)
  const [keyboard] = await stockItems(agency, jonasOrder, [thing('keyboard')], 'JT1000000000017', 'C-01-1')
  const mugStock = await stockItems(agency, mugs, [thing('mug', 4)], 'YT1000000000031', 'C-01-2')
  const cap = await wrongCapArrives(agency)
  agency.at(4, 20)
  await talkAboutMugs(agency, mugs.id)
  agency.at(4)
  await jonasClaims(agency, trouble)
  const week = await orderForTheWeek(agency)
  const [jonasHome] = (await (await agency.shopper('jonas'))('GET /addresses')).addresses
  await capIsRefunded(agency, cap)
  const heavy = await makeParcel(agency, 'jonas', jonasHome!.id, mugStock, ['Ceramic mugs'], 'PST-EMS')
  agency.at(3)
  await pack(agency, heavy, 900)
  await track(agency, express, 'customs', 'Frankfurt', 'Held for customs inspection')
  await deliveryFails(agency, trouble)
  await keyboardMoves(agency, keyboard!)
  return { customsTalk: await talkAboutCustoms(agency, express), week }
}

/** The last three days: everything that still waits for someone to act. */
async function lastThreeDays(
  agency: Agency,
  customs: { talk: string; parcelId: string },
  week: Week,
): Promise<void> {
  const lamp = await buy(agency, 'mei', [thing('lamp')])
  await approve(agency, lamp.items)
  await purchase(agency, lamp.items)
  agency.at(2)
  await sendTheWeek(agency, week)
  await sellerSends(agency, lamp.items, 'YT1000000000048')
  await seedMoney(agency)
  agency.at(1, 20)
  await answerAboutCustoms(agency, customs.talk, customs.parcelId)
  const socks = await buy(agency, 'mei', [thing('socks')])
  await approve(agency, socks.items)
  await purchase(agency, socks.items)
  const inbound = await agency.shopper('jonas')
  await inbound('POST /inbounds', {
    body: {
      warehouse_id: 'GZ1',
      tracking_number: 'SF1000000000024',
      title: '电影海报 一套',
      quantity: 1,
      value_fen: 6_800,
      remark: '',
    },
  })

  agency.at(1, 12)
  await theWeekArrives(agency)
  await secondChoice(agency)
  agency.at(1, 4)
  await recharge(agency, 'jonas', 20_000, 'decline')
  const sneakers = await buy(agency, 'mei', [thing('sneaker')])
  await approve(agency, sneakers.items)
  const [sneaker] = sneakers.items
  await ask(agency, sneaker!, {
    kind: 'price',
    increaseFen: 2_000,
    note: 'The seller has raised the price by ¥20: these come from a new batch.',
  })
  const gone = await buy(agency, 'mei', [thing('umbrella')])
  const mei = await agency.shopper('mei')
  await mei('POST /order_items/{id}/cancel', {
    params: { id: gone.items[0]!.id },
    body: { reason: 'Bought it at home' },
  })

  agency.at(0, 20)
  const toBuy = await buy(agency, 'jonas', [thing('bottle')])
  await approve(agency, toBuy.items)
  agency.at(0, 3)
  await buy(agency, 'mei', [thing('notebook')], {
    unit_price_fen: 5_000,
    page_price_fen: 5_800,
    price_reason: 'negotiated',
  })
  await placeOrder(agency, 'jonas', [await addToCart(agency, 'jonas', thing('lamp'))])
  agency.at(0, 1)
  await addToCart(agency, 'mei', thing('umbrella'), { remark: 'Dark blue, please' })
  await addToCart(agency, 'xiaoyu', thing('mug', 2))
  await parcelsWithoutName(agency)
  await newcomerAsks(agency)
  await enquiryOfTeaShop(agency)
  await agency.runJobs()
}

/**
 * Mei's orders of this week: a keyboard that may still be returned, and two mugs, one of which arrives
 * cracked.
 */
type Week = Record<'keyboard' | 'mugs', Awaited<ReturnType<typeof buy>>>

async function orderForTheWeek(agency: Agency): Promise<Week> {
  await recharge(agency, 'mei', 100_000)
  const keyboard = await buy(agency, 'mei', [thing('keyboard')])
  const mugs = await buy(agency, 'mei', [thing('mug', 2)])
  for (const { items } of [keyboard, mugs]) {
    await approve(agency, items)
    await purchase(agency, items)
  }
  return { keyboard, mugs }
}

async function sendTheWeek(agency: Agency, { keyboard, mugs }: Week): Promise<void> {
  await sellerSends(agency, keyboard.items, 'JT1000000000024')
  await sellerSends(agency, mugs.items, 'ZT1000000000031')
}

async function theWeekArrives(agency: Agency): Promise<void> {
  for (const id of await receive(agency, 'JT1000000000024'))
    await shelve(agency, id, thing('keyboard'), 'A-03-2', { free: 3, detail: 0 })
  const [cracked] = await receive(agency, 'ZT1000000000031')
  await findProblem(agency, cracked!, thing('mug', 2), {
    problem: 'damaged',
    note: 'One of the two mugs has a crack of 2.0 cm at the rim; the other is fine.',
  })
}

async function secondChoice(agency: Agency): Promise<void> {
  const hoodie = await buy(agency, 'mei', [thing('hoodie')], {
    sold_out_choice: 'alternative',
    alternative: '墨绿 M',
  })
  agency.at(1, 6)
  await approve(agency, hoodie.items)
  await ask(agency, hoodie.items[0]!, {
    kind: 'options',
    increaseFen: 1_000,
    note: 'Grey S is sold out. Your second choice, dark green M, is there, for 10 yuan more.',
  })
}
