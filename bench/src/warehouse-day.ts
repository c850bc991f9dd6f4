/**
 * A warehouse's day by keys and scans, in Chinese, at a bench of 1280 × 900 and on a hand-held of 375 × 812:
 * `npx tsx bench/src/warehouse-day.ts [http://localhost:3000]` starts a demo of its own unless an address on
 * loopback is given. A parcel of five things is received, a package of four is picked and packed, a shelf of
 * twenty is counted; it prints what each takes, per unit, and fails where a goal is missed.
 */
import { launchWithCamera, sitDown } from '@longhaul/e2e/browser.ts'
import { staff } from '@longhaul/e2e/calls.ts'
import { logInStaffAt } from '@longhaul/e2e/log-in.ts'
import { seededDemo } from '@longhaul/e2e/seeded-demo.ts'
import { DemoServer } from '@longhaul/e2e/server.ts'
import { newShopper, recharge } from '@longhaul/e2e/shoppers.ts'
import { type Cost, Hands } from './keystrokes/hands.ts'
import { plugInScale } from './keystrokes/scale.ts'
import * as warehouse from './keystrokes/warehouse.ts'
import { onLoopback } from './on-loopback.ts'

const SIZES = [
  { at: '1280 × 900', width: 1280, height: 900 },
  { at: '375 × 812', width: 375, height: 812, touch: true },
] as const
/** The most keys that one thing may take at the dock. */
const KEYS_MAX = 9
/** Where a row of the packing list is touched, it is at least so high, in px. */
const ROW_MIN_PX = 75

const given = process.argv[2]
const server = given ? undefined : await DemoServer.start(await seededDemo())
const url = onLoopback(server?.url ?? given!).origin
const browser = await launchWithCamera()
const figures: { at: string; step: string; units: number; keys: string; mouse: number; scans: string }[] = []
const missed: string[] = []

/** Notes what a step took per unit; `max`: the keys that one unit may take. */
function note(at: string, step: string, { units, cost, max }: { units: number; cost: Cost; max: number }) {
  const per = (count: number) => (count / units).toFixed(1)
  figures.push({ at, step, units, keys: per(cost.keys), mouse: cost.mouse, scans: per(cost.scans) })
  if (cost.keys / units > max) missed.push(`${at}, ${step}: ${per(cost.keys)} keys for each, goal ${max}`)
  if (cost.mouse > 0) missed.push(`${at}, ${step}: ${cost.mouse} mouse actions, goal 0`)
}

try {
  const admin = await staff(url, 'admin')
  await admin('PUT /staff/workplace', { body: { warehouse_id: 'GZ1' } })
  for (const { at, ...size } of SIZES) {
    const { call: shopper } = await newShopper(url)
    await recharge(url, shopper, 500_000)
    const people = { shopper, admin }
    const seat = await sitDown(browser, url, { lang: 'zh', ...size })
    await seat.context.grantPermissions(['camera'])
    await logInStaffAt(seat, url, 'admin')
    await plugInScale(seat.context)
    const hands = new Hands(seat.page)

    const number = await warehouse.aParcelOf(5, people)
    await hands.open('/receive')
    await hands.scan('SHELF:B-77')
    const received = await hands.costOf(() => warehouse.receiveEach(hands, admin, number))
    note(at, 'receive a parcel of 5', { units: 5, cost: received, max: KEYS_MAX })

    const wave = await warehouse.aWave(people, { number, things: 4 })
    await hands.open('/packing/pick')
    const picked = await hands.costOf(() => warehouse.pick(hands, admin, wave.wave))
    note(at, 'pick a package of 4', { units: 4, cost: picked, max: 0 })
    await hands.open('/packing')
    const packed = await hands.costOf(async () => {
      const rowPx = await warehouse.packByScans(hands, admin, wave.id, wave.wave)
      if ('touch' in size && rowPx < ROW_MIN_PX)
        missed.push(`${at}: a row of ${rowPx} px, goal ${ROW_MIN_PX}`)
    })
    note(at, 'pack it', { units: 4, cost: packed, max: 0 })

    const shelf = `Z-${at.startsWith('375') ? 375 : 128}`
    await warehouse.fillShelf(20, shelf, people)
    await hands.open('/receive/count')
    const counted = await hands.costOf(() => warehouse.countShelf(hands, admin, shelf))
    note(at, 'count a shelf of 20', { units: 20, cost: counted, max: 0 })
    if (seat.complaints.length > 0) missed.push(...seat.complaints.map((complaint) => `${at}: ${complaint}`))
    await seat.context.close()
  }
} finally {
  console.table(figures)
  await browser.close()
  await server?.stop()
}
if (missed.length > 0) throw new Error(missed.join('\n'))
