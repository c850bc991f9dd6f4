import { test } from 'vitest'
import { CHINESE, ENGLISH, launch } from './src/browser.ts'
import { walkMainJob } from './src/main-job.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'
import { atTheirDesks, byCalls } from './src/staff-work.ts'

/*
 * The whole main job as one walk: the shop in a language and at a width, in English with the console at 1280 px. The Chinese console is at work in
 * agency-day.test.ts, and for this job in main-job.long.test.ts.
 */

const { url } = await shop()
const browser = await launch()

test.each([
  { ...ENGLISH, staffOf: atTheirDesks },
  { ...CHINESE, staffOf: byCalls },
])('$name: from a pasted link to a reviewed package', ({ staffOf, ...way }) =>
  new Scene(browser, url, way).play((scene) => walkMainJob(scene, staffOf(scene))),
)
