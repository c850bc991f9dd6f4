import { test } from 'vitest'
import { CHINESE, launch } from './src/browser.ts'
import { walkCreator } from './src/creator-walk.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

const { url } = await shop()
const browser = await launch()

test(`${CHINESE.name}: from a public list to a share that is credited and taken back`, () =>
  new Scene(browser, url, CHINESE).play(walkCreator))
