import type { Call } from '@longhaul/contract/client.ts'
import { isLong } from '@longhaul/domain/form.test-support.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { staff } from './src/calls.ts'
import { faultsAfterCrash } from './src/crash-faults.ts'
import { type Lane, type Staff, newLane, walkMainJob } from './src/crash-lane.ts'
import { DemoServer } from './src/server.ts'
import { newShopper } from './src/shoppers.ts'
import { Unbroken } from './src/unbroken.ts'

/*
 * Power cuts in the middle of the main job, three of them in the long form, while several shoppers and the
 * staff are using it. Everything acknowledged is still there afterwards, a call without a reply takes effect
 * once when it is repeated, and the books balance after each cut. `bench/src/kill-server.ts` does the same
 * with 200 power cuts.
 */

const LANES = 4
/**
 * Counts the nine calls per lane that take effect once. The short form cuts the power while buying and
 * shelving; the long form also earlier, while ordering and paying, and later, at the packages.
 */
const POWER_CUTS_AFTER = isLong ? [7, 18, 30] : [18]

let server: DemoServer

beforeAll(async () => {
  server = await DemoServer.start(inject('seededDemo'))
})
afterAll(() => server?.stop())

test('acknowledged calls survive a SIGKILL, and calls without a reply take effect once', async () => {
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
    expect(await faultsAfterCrash(server.url, line.answered, lanes)).toEqual([])
    line.goOn()
  }

  await journey
  expect(await faultsAfterCrash(server.url, line.answered, lanes)).toEqual([])
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
  const lanes = shoppers.map(({ call }, at) => newLane(at + 1, call))
  return { lanes, crew: { support, buyer, warehouse } }
}
