import { test } from 'vitest'
import { ENGLISH, launch } from './src/browser.ts'
import { walkAccount } from './src/account-walk.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/* The protection of an account, as one walk; in Chinese in account.long.test.ts. */

const { url } = await shop()
const browser = await launch()

test(`${ENGLISH.name}: a forgotten password, another device, two steps`, () =>
  new Scene(browser, url, ENGLISH).play(walkAccount))
