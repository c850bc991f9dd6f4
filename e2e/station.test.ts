import { text as workplace } from '@longhaul/text/console/shell/workplace.zh.ts'
import { text as receive } from '@longhaul/text/console/receive/receive.zh.ts'
import { text as station } from '@longhaul/text/console/station/station.zh.ts'
import type { CDPSession } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFaults } from './src/axe.ts'
import { keepEvidence, launch, sessionOf, sitDown } from './src/browser.ts'
import { eventually } from './src/eventually.ts'
import { logInStaffAt } from './src/log-in.ts'
import { newShopper } from './src/shoppers.ts'
import { shop } from './src/shop.ts'

/* Three parcels at the dock, scanned on an upright tablet, while the network fails and returns. */

const { url } = await shop()
const browser = await launch()

/**
 * Types like a scanner: into the focused element, a key every 8 ms by its time stamp, however late a busy
 * machine delivers it.
 */
async function type(scanner: CDPSession, code: string): Promise<void> {
  const start = Date.now() / 1_000
  for (const [at, key] of [...code, 'Enter'].entries()) {
    const text = key === 'Enter' ? '\r' : key
    const event = { key, text, code: key === 'Enter' ? 'Enter' : '', timestamp: start + at * 0.008 }
    await scanner.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event })
    await scanner.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event })
  }
}

test('Chinese at 768 px: three parcels, a slip taken back, and a lost network', async () => {
  const { call } = await newShopper(url)
  const numbers = [1, 2, 3].map((at) => `SF${String(Date.now()).slice(-11)}${at}8`)
  for (const tracking_number of numbers)
    await call('POST /inbounds', {
      body: { warehouse_id: 'GZ1', tracking_number, title: `Parcel ${tracking_number}`, quantity: 1, value_fen: 9_000, remark: '' },
    }) // prettier-ignore
  const arrived = async () =>
    (await call('GET /inbounds')).items
      .filter((item) => item.stage === 'arrived')
      .map((item) => item.tracking_number)

  const seat = await sitDown(browser, url, { lang: 'zh', width: 768, height: 1024 })
  const { page, context, complaints } = seat
  const scanner = await sessionOf(page)
  const scan = (code: string) => type(scanner, code)
  try {
    await logInStaffAt(seat, url, 'warehouse')
    await page.goto('/console/receive')
    await page.getByLabel(workplace.label).selectOption('GZ1')
    // The choice is kept by the server before the station scans for that warehouse.
    await page.getByText(receive.chooseWarehouse).first().waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: station.enter }).click()
    await page.getByRole('navigation', { name: station.stationsLabel }).waitFor()
    expect(await page.locator('.side').isVisible()).toBe(false)
    // Keys pressed while the window becomes full screen are lost.
    await page.waitForFunction(() => document.fullscreenElement !== null)

    // A page that still loads may not take the first scan; the clerk sees it and scans again.
    await eventually(async () => {
      await scan('SHELF:A-01')
      expect(await page.getByText(station.shelfSet('A-01').title).count()).toBeGreaterThan(0)
    })

    await scan(numbers[0]!)
    await page.getByText(receive.known.title(1), { exact: true }).waitFor()
    expect(await arrived()).toEqual([numbers[0]])
    await scan('UNDO')
    await page.getByText(station.undone.title, { exact: true }).first().waitFor()
    expect(await arrived()).toEqual([])
    expect(await axeFaults(page)).toEqual([])

    await context.setOffline(true)
    for (const number of numbers) await scan(number)
    await page.getByText(station.held(3)).first().waitFor()
    // The queued scans survive the page; what cannot be loaded without a network is loaded once it is back.
    await context.setOffline(false)
    await page.reload()
    await eventually(async () => expect((await arrived()).toSorted()).toEqual(numbers.toSorted()))
    await expect.poll(() => page.getByText(station.held(3)).count()).toBe(0)
    for (const number of numbers)
      await page
        .getByRole('button', { name: station.undoOf(number) })
        .first()
        .waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(complaints.filter((complaint) => !/net::ERR_/.test(complaint))).toEqual([])
  } catch (error) {
    throw new Error(`${String(error)}\n${await keepEvidence(page, 'station')}`, { cause: error })
  } finally {
    await context.close()
  }
})
