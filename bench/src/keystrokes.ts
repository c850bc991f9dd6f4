/**
 * What one piece costs at each station: key presses, mouse actions, scans and seconds. `npx tsx
 * bench/src/keystrokes.ts [http://localhost:3000]` starts a demo of its own unless an address on loopback is
 * given, processes one order from its review to its hand-over in a real browser, with a station's camera and
 * scale, and prints both tables. Manual times follow the keystroke-level model (Card, Moran and Newell: 0.28
 * s for a key, 1.5 s to reach for the mouse, point and click), with 1.5 s for a scan; machine times are how
 * long the screens took to respond.
 */
import { launchWithCamera, sitDown } from '@longhaul/e2e/browser.ts'
import { staff } from '@longhaul/e2e/calls.ts'
import { logInStaffAt } from '@longhaul/e2e/log-in.ts'
import { DemoServer } from '@longhaul/e2e/server.ts'
import { newShopper, recharge } from '@longhaul/e2e/shoppers.ts'
import { seededDemo } from '@longhaul/e2e/seeded-demo.ts'
import { announce, arrive, orderAndPay, sendHome, shelve } from './keystrokes/office.ts'
import { Hands, type Cost } from './keystrokes/hands.ts'
import { plugInScale } from './keystrokes/scale.ts'
import * as station from './keystrokes/stations.ts'
import { onLoopback } from './on-loopback.ts'

/**
 * The same stations before they had labels, a camera, a scale and these keys: a photo took its button, the
 * file and a click to open it.
 */
const BEFORE: Record<string, Cost> = {
  review: { keys: 1, mouse: 0, scans: 0 },
  purchase: { keys: 3, mouse: 1, scans: 0 },
  receive: { keys: 15, mouse: 3, scans: 1 },
  photos: { keys: 0, mouse: 3, scans: 1 },
  pack: { keys: 4, mouse: 6, scans: 2 },
  ship: { keys: 3, mouse: 1, scans: 0 },
}

const given = process.argv[2]
const server = given ? undefined : await DemoServer.start(await seededDemo())
const url = onLoopback(server?.url ?? given!).origin
const browser = await launchWithCamera()
try {
  const shopper = await newShopper(url)
  await recharge(url, shopper.call, 200_000)
  const order = await orderAndPay(shopper.call, 'Cup')
  const [first, second] = [await announce(shopper.call, 'Teapot'), await announce(shopper.call, 'Scarf')]
  const seat = await sitDown(browser, url, { lang: 'en', width: 1280, height: 800 })
  await seat.context.grantPermissions(['camera'])
  await logInStaffAt(seat, url, 'admin')
  await plugInScale(seat.context)
  const hands = new Hands(seat.page)
  const admin = await staff(url, 'admin')
  await admin('PUT /staff/workplace', { body: { warehouse_id: 'GZ1' } })

  await hands.open('/review')
  await hands.at('review', () => station.review(hands))
  // The review above approved whichever order was open; approve ours too, because it is bought next.
  await admin('POST /staff/order_items/{id}/approve', { params: { id: order.itemId }, body: {} }).catch(
    () => 0,
  )
  await hands.open('/purchase')
  await hands.at('purchase', () => station.purchase(hands))
  await hands.open('/receive')
  await hands.scan('SHELF:A-01')
  await hands.at('receive', () => station.receive(hands, first))
  const id = await arrive(admin, second)
  await hands.open('/receive/photos')
  await hands.at('photos', () => station.photograph(hands, second))
  await shelve(admin, id)
  const parcel = await sendHome(shopper.call)
  await hands.open(`/packing?id=${parcel.id}`)
  await hands.at('pack', () => station.pack(hands, parcel.number, [first, second]))
  await hands.open('/dispatch')
  await hands.at('ship', () => station.ship(hands, parcel.number))
  console.table(hands.rows(BEFORE))
} finally {
  await browser.close()
  await server?.stop()
}
