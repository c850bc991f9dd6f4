import { test } from 'vitest'
import { walkAgencyDay } from './src/agency-day.ts'
import { launch } from './src/browser.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/*
 * One day of a small agency: two orders and one package. In Chinese, the language its staff work in. The
 * whole day, with the work of the office, is in agency-day.long.test.ts.
 */

const { url } = await shop()
const browser = await launch()
const office = { name: 'Chinese at 1190 px', lang: 'zh', width: 1190, height: 900 } as const

test('a day of an agency, from two orders to a package on its way', () =>
  new Scene(browser, url, office).play((scene) =>
    walkAgencyDay(scene, { shoppers: 1, shops: ['景德镇手作陶瓷', '苏州丝绸行'], isOfficeOpen: false }),
  ))
