import { test } from 'vitest'
import { WAYS, launch } from './src/browser.ts'
import { walkConversation } from './src/conversation.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'

/* A question and its answer, with both people at their screens at the same time. */

const { url } = await shop()
const browser = await launch()

test.each(WAYS)('$name: a question, its answer, and a message that went astray', (way) =>
  new Scene(browser, url, way).play(walkConversation),
)
