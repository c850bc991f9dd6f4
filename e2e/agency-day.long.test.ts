import { test } from 'vitest'
import { walkAgencyDay } from './src/agency-day.ts'
import { launch } from './src/browser.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/*
 * A whole day of a small agency: twenty orders, five packages, and the office work. In Chinese, the language
 * its staff work in.
 */

const { url } = await shop()
const browser = await launch()
const office = { name: 'Chinese at 1190 px', lang: 'zh', width: 1190, height: 900 } as const

// Takes a minute and a half on a quiet machine.
test('a day of an agency, from twenty orders to five packages on their way', { timeout: 480_000 }, () =>
  new Scene(browser, url, office).play((scene) =>
    walkAgencyDay(scene, {
      shoppers: 5,
      shops: ['景德镇手作陶瓷', '苏州丝绸行', '龙泉青瓷坊', '安溪茶庄'],
      isOfficeOpen: true,
    }),
  ),
)
