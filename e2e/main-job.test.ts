import { test } from 'vitest'
import { CHINESE, ENGLISH, launch } from './src/browser.ts'
import { walkMainJob } from './src/main-job.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/* The whole main job as one walk: the shop in a language and at a width, the console at 1280 px in the same language. */

const { url } = await shop()
const browser = await launch()

test.each([ENGLISH, CHINESE])('$name: from a pasted link to a reviewed package', (way) =>
  new Scene(browser, url, way).play(walkMainJob),
)
