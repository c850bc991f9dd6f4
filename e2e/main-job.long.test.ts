import { test } from 'vitest'
import { CHINESE, ENGLISH, launch } from './src/browser.ts'
import { walkMainJob } from './src/main-job.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'
import { atTheirDesks } from './src/staff-work.ts'

/*
 * The walk of main-job.test.ts, in both languages and widths, with the staff at their screens in the same
 * language.
 */

const { url } = await shop()
const browser = await launch()

test.each([ENGLISH, CHINESE])('$name: from a pasted link to a reviewed package', (way) =>
  new Scene(browser, url, way).play((scene) => walkMainJob(scene, atTheirDesks(scene))),
)
