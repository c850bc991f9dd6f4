import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { walkAgencyDay } from './src/agency-day.ts'
import { launch } from './src/browser.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/* One day of a small agency: twenty orders, five packages, and the office beside them. In Chinese, as its staff work. */

const { url } = await shop()
let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

// A long day: a minute and a half on a quiet machine.
test('a day of an agency, from twenty orders to five packages on their way', { timeout: 480_000 }, () =>
  new Scene(browser, url, { name: 'Chinese at 1190 px', lang: 'zh', width: 1190, height: 900 }).play(
    walkAgencyDay,
  ),
)
