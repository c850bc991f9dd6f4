import { test } from 'vitest'
import { ENGLISH, launch } from './src/browser.ts'
import { walkConversation } from './src/conversation.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/*
 * A question and its answer, with both people at their screens simultaneously; in Chinese in
 * conversation.long.test.ts.
 */

const { url } = await shop()
const browser = await launch()

test(`${ENGLISH.name}: a question, its answer, and a message that went astray`, () =>
  new Scene(browser, url, ENGLISH).play(walkConversation))
