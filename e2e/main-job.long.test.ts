import { test } from 'vitest'
import { CHINESE, launch } from './src/browser.ts'
import { walkMainJob } from './src/main-job.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'
import { atTheirDesks } from './src/staff-work.ts'

/* What main-job.test.ts walks in Chinese, with the staff at their screens too. */

const { url } = await shop()
const browser = await launch()

test(`${CHINESE.name}: from a pasted link to a reviewed package, with the console in the same language`, () =>
  new Scene(browser, url, CHINESE).play((scene) => walkMainJob(scene, atTheirDesks(scene))))
