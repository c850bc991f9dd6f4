import { test } from 'vitest'
import { CHINESE, launch } from './src/browser.ts'
import { walkAccount } from './src/account-walk.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/* The walk of account.test.ts, in the other language and width. */

const { url } = await shop()
const browser = await launch()

test(`${CHINESE.name}: a forgotten password, another device, two steps`, () =>
  new Scene(browser, url, CHINESE).play(walkAccount))
