import { test } from 'vitest'
import { ENGLISH, launch } from './src/browser.ts'
import { walkMainJob } from './src/main-job.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'
import { byCalls } from './src/staff-work.ts'

/*
 * The whole main job as one walk. Its staff work through API calls: their screens are covered by
 * agency-day.test.ts, and for this job by main-job.long.test.ts.
 */

const { url } = await shop()
const browser = await launch()

test(`${ENGLISH.name}: from a pasted link to a reviewed package`, () =>
  new Scene(browser, url, ENGLISH).play((scene) => walkMainJob(scene, byCalls(scene))))
