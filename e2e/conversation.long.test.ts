import { test } from 'vitest'
import { CHINESE, launch } from './src/browser.ts'
import { walkConversation } from './src/conversation.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/* The walk of conversation.test.ts, in the other language and width. */

const { url } = await shop()
const browser = await launch()

test(`${CHINESE.name}: a question, its answer, and a message that went astray`, () =>
  new Scene(browser, url, CHINESE).play(walkConversation))
