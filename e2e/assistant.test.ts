import { test } from 'vitest'
import { walkAssistant } from './src/assistant-walk.ts'
import { CHINESE, ENGLISH_AT_1190, launch } from './src/browser.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/* An assistant takes the whole way, in both revisions of the protocol and both languages of its shopper. */

const { url } = await shop()
const browser = await launch()

test.each([
  { way: ENGLISH_AT_1190, revision: '2026-07-28' },
  { way: CHINESE, revision: '2025-11-25' },
] as const)(
  '$way.name, $revision: from a pasted text to tracking, within the limits, until it is stopped',
  ({ way, revision }) => new Scene(browser, url, way).play((scene) => walkAssistant(scene, revision)),
)
