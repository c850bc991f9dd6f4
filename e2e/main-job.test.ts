import { test } from 'vitest'
import { ENGLISH, launch } from './src/browser.ts'
import { walkMainJob } from './src/main-job.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'
import { byCalls } from './src/staff-work.ts'

/* The whole main job as one walk. Its staff work by calls: they are seen at work in agency-day.test.ts, and for this job in main-job.long.test.ts. */

const { url } = await shop()
const browser = await launch()

test(`${ENGLISH.name}: from a pasted link to a reviewed package`, () =>
  new Scene(browser, url, ENGLISH).play((scene) => walkMainJob(scene, byCalls(scene))))
