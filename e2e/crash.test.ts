import type { Call } from '@longhaul/contract/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booksFaults, staff } from './src/calls.ts'
import { type Lane, type Staff, walkMainJob } from './src/crash-lane.ts'
import { DemoServer } from './src/server.ts'
import { newShopper, statement } from './src/shoppers.ts'
import { Unbroken } from './src/unbroken.ts'

/*
 * The power goes out in the middle of the main job, three times, while several shoppers and the staff are at it: whatever was acknowledged is
 * there afterwards, what got no answer happens once when it is repeated, and the books balance after each.
 */

const LANES = 6
/** Of the nine calls per lane that happen once: ordering and paying, then buying and shelving, then the packages. */
const POWER_CUTS_AFTER = [11, 28, 46]

let server: DemoServer

beforeAll(async () => {
  server = await DemoServer.start()
}, 150_000)
afterAll(() => server?.stop())

test('what was acknowledged survives a SIGKILL, and what was not happens once', async () => {
  const line = new Unbroken()
  const { lanes, crew } = await people(server.url)
  let isOver = false
  const journey = Promise.all(lanes.map((lane) => walkMainJob(line, server.url, lane, crew))).finally(
    () => (isOver = true),
  )

  for (const [round, count] of POWER_CUTS_AFTER.entries()) {
    await Promise.race([line.reached(count), journey])
    expect(isOver, `power cut ${round + 1} comes in the middle`).toBe(false)
    const lostBefore = line.lost
    line.pause()
    await server.kill()
    await server.run()
    expect(line.lost, `requests were under way at power cut ${round + 1}`).toBeGreaterThan(lostBefore)
    await expectKept(line, lanes)
    line.goOn()
  }

  await journey
  await expectKept(line, lanes)
  for (const { call } of lanes) {
    expect((await call('GET /orders')).items.map((order) => order.status)).toEqual(['in_stock'])
    expect((await call('GET /parcels')).items.map((parcel) => parcel.stage)).toEqual(['done'])
    expect((await call('GET /recharges')).items.map((recharge) => recharge.stage)).toEqual(['succeeded'])
    expect((await call('GET /funds')).frozen_fen).toBe(0)
  }
})

async function people(url: string): Promise<{ lanes: Lane[]; crew: Staff }> {
  const [support, buyer, warehouse] = (await Promise.all(
    (['support', 'buyer', 'warehouse'] as const).map((role) => staff(url, role)),
  )) as [Call, Call, Call]
  const shoppers = await Promise.all(Array.from({ length: LANES }, () => newShopper(url)))
  const lanes = shoppers.map(({ call }, at) => ({ number: at + 1, call, orderId: undefined, isPaid: false }))
  return { lanes, crew: { support, buyer, warehouse } }
}

/** Every repeat answers what the first one answered; orders and payments are there; balances are what their statements add up to. */
async function expectKept(line: Unbroken, lanes: readonly Lane[]): Promise<void> {
  for (const { spec, reply, again } of line.answered) expect(await again(), spec).toEqual(reply)
  for (const { call, orderId, isPaid } of lanes) {
    if (orderId) {
      const order = await call('GET /orders/{id}', { params: { id: orderId } })
      if (isPaid) expect(order.status).not.toBe('pending_payment')
    }
    const funds = await call('GET /funds')
    for (const account of ['available', 'frozen'] as const) {
      const entries = await statement(call, account)
      const sum = entries.reduce((total, entry) => total + entry.change_fen, 0)
      expect(sum).toBe(account === 'available' ? funds.available_fen : funds.frozen_fen)
      expect(entries.every((entry) => entry.balance_after_fen >= 0)).toBe(true)
    }
  }
  expect(await booksFaults(server.url)).toEqual([])
}
