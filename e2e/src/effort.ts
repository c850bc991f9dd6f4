import type { Page } from 'playwright-core'
import { settled } from './page-faults.ts'
import { BACKPACK, MEI } from './routes.ts'
import { type Scene, sees, starting } from './scene.ts'

/**
 * Orders and pays for a pasted link as the demo's power user, and returns the number of taps; pasting itself
 * is not counted.
 */
export async function orderByTaps(scene: Scene): Promise<number> {
  const { words, url } = scene
  const { goods, orders, payment, shell } = words.shop
  const page = await scene.shopperAs(MEI)
  await countTaps(page)
  await page.goto('/')
  await settled(page)
  const banner = page.getByRole('banner')
  const box = banner.getByRole('textbox', { name: shell.searchLabel }).filter({ visible: true })
  await box.click()
  await box.fill(BACKPACK)
  await banner.getByRole('button', { name: shell.searchButton }).filter({ visible: true }).click()
  await page.getByRole('radio', { name: '藏青' }).check()
  await page.getByRole('button', { name: goods.actions.buy }).filter({ visible: true }).click()
  await page.waitForURL((address) => address.pathname === '/confirmOrder')
  await page.getByRole('checkbox', { name: orders.confirm.terms }).check()
  await page.getByRole('button', { name: orders.confirm.submit }).click()
  await page.waitForURL((address) => address.pathname === '/payment')
  const balance = page.getByRole('radio', { name: starting(payment.balance) })
  await balance.waitFor()
  if (!(await balance.isChecked())) await balance.check()
  await page
    .getByRole('button', { name: starting(payment.pay('')) })
    .filter({ visible: true })
    .click()
  await page.waitForURL(`${url}/payment/payResult**`)
  await sees(page.getByRole('status').getByText(payment.result.succeeded, { exact: true }))
  return await page.evaluate(() => Number(sessionStorage.getItem('taps')))
}

/** Counts everything that is pressed with a pointer in this tab. */
async function countTaps(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1)),
      true,
    ),
  )
}

/** The stops from the top of the order form to its button, by the skip link, which counts as one. */
export async function tabsToCart(scene: Scene): Promise<number> {
  const { goods } = scene.words.shop
  const page = await scene.shopperAs(MEI)
  await page.goto(`/productdetail?url=${encodeURIComponent(BACKPACK)}`)
  const button = page.getByRole('button', { name: goods.actions.add }).filter({ visible: true })
  await button.waitFor()
  await settled(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  let stops = 1
  while (stops < 60 && !(await button.evaluate((entry) => entry === document.activeElement))) {
    await page.keyboard.press('Tab')
    stops += 1
  }
  return stops
}
