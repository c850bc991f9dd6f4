import { test } from 'vitest'
import { walkAccount } from './src/account-walk.ts'
import { WAYS, launch } from './src/browser.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/* How an account is guarded, as one walk in each language and width. */

const { url } = await shop()
const browser = await launch()

test.each(WAYS)('$name: a forgotten password, another device, two steps', (way) =>
  new Scene(browser, url, way).play(walkAccount),
)
