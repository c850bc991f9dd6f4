import { test } from 'vitest'
import { ENGLISH_AT_1190, launch } from './src/browser.ts'
import { walkFigures } from './src/figures-walk.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'
import { byCalls } from './src/staff-work.ts'

/*
 * What one order costs, on all pages and in both languages. Only pages are read: shopper and staff act by
 * calls.
 */

const { url } = await shop()
const browser = await launch()

test('the figures of one order agree on every page', () =>
  new Scene(browser, url, ENGLISH_AT_1190).play((scene) => walkFigures(scene, byCalls(scene))))
