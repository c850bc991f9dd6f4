import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { open } from './desk-steps.ts'
import { sidewaysFaults } from './page-faults.ts'
import { type Scene, countLoads, sees } from './scene.ts'
import * as shop from './shop-steps.ts'
import { newShopper } from './shoppers.ts'

/* Messages in any language, whatever the language of the walk: people write what they like. */
const SUBJECT = `Straps ${randomUUID().slice(0, 8)}`
const QUESTION = 'Are the straps sewn twice?'
const ANSWER = 'Yes, twice, and riveted.'
const NOTE = 'Asked the seller, see the photos.'
const THANKS = 'Wonderful, thank you.'

/**
 * A shopper asks, customer service answers. Both pages update without a reload, notes for colleagues stay
 * hidden from the shopper, and a message that could not be sent is resent.
 */
export async function walkConversation(scene: Scene): Promise<void> {
  const subject = `${SUBJECT} ${scene.way.lang}`
  const { email } = await newShopper(scene.url)
  const page = await scene.shopper()
  // The way a mail leads there: through the log-in.
  await page.goto('/message?tab=conversations')
  await shop.logIn(scene, page, email)
  await ask(scene, page, subject)

  const desk = await scene.desk('support')
  const loads = [countLoads(page), countLoads(desk)]
  await answer(scene, desk, subject)
  await readAndReply(scene, page)
  await seeReply(scene, desk, subject)
  await sendLater(scene, page)
  expect(loads.map((count) => count())).toEqual([0, 0])

  for (const [where, seat] of [
    ['shop', page],
    ['desk', desk],
  ] as const) {
    const faults = [...(await axeFaults(seat)), ...(await sidewaysFaults(seat))]
    expect(faults, where).toEqual([])
  }
  // The one error that the walk itself caused.
  expect(scene.complaints().filter((complaint) => !complaint.includes('ERR_CONNECTION_FAILED'))).toEqual([])
}

async function ask({ words }: Scene, page: Page, subject: string): Promise<void> {
  const { conversations } = words.shop
  await page.getByRole('link', { name: conversations.start }).click()
  await page.getByRole('textbox', { name: conversations.subject }).fill(subject)
  await page.getByRole('textbox', { name: conversations.question }).fill(QUESTION)
  await page.getByRole('button', { name: conversations.ask, exact: true }).click()
  await sees(page.getByRole('heading', { name: subject }))
  await sees(page.getByRole('log').getByText(QUESTION))
}

/** Finds the question in the queue, leaves a note, and answers. */
async function answer({ words }: Scene, desk: Page, subject: string): Promise<void> {
  const { conversations, shell } = words.desk
  await open(desk, shell.sections.conversations)
  await desk
    .getByRole('list', { name: conversations.queue })
    .getByRole('button')
    .filter({ hasText: subject })
    .click()
  const talk = desk.getByRole('article', { name: subject })
  await sees(talk.getByText(QUESTION))
  await talk.getByRole('radio', { name: conversations.note }).check()
  await talk.getByRole('textbox', { name: conversations.note }).fill(NOTE)
  await desk.keyboard.press('Enter')
  await sees(talk.getByRole('log').getByText(NOTE))
  await talk.getByRole('radio').first().check()
  await talk.getByRole('textbox', { name: conversations.answer }).fill(ANSWER)
  await desk.keyboard.press('Enter')
  await sees(talk.getByRole('log').getByText(ANSWER))
}

/** The answer appears without a reload, the note does not. */
async function readAndReply({ words }: Scene, page: Page): Promise<void> {
  const { conversations } = words.shop
  const log = page.getByRole('log')
  await sees(log.getByText(ANSWER))
  expect(await page.getByText(NOTE).count()).toBe(0)
  await page.getByRole('textbox', { name: conversations.message }).fill(THANKS)
  await page.getByRole('button', { name: conversations.send, exact: true }).click()
  await sees(log.getByText(THANKS))
}

async function seeReply({ words }: Scene, desk: Page, subject: string): Promise<void> {
  const talk = desk.getByRole('article', { name: subject })
  await sees(talk.getByRole('log').getByText(THANKS))
  await sees(talk.getByText(words.desk.conversations.stages.waiting))
}

/** Without a network the message stays in the outbox, and is sent when the network returns. */
async function sendLater({ words }: Scene, page: Page): Promise<void> {
  const { conversations } = words.shop
  await page.route('**/api/v1/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.fallback(),
  )
  await page.getByRole('textbox', { name: conversations.message }).fill('One more thing')
  await page.getByRole('button', { name: conversations.send, exact: true }).click()
  const again = page.getByRole('button', { name: conversations.retry })
  await sees(again)
  await page.unroute('**/api/v1/conversations/*/messages')
  await again.click()
  await again.waitFor({ state: 'detached' })
  await sees(page.getByRole('log').getByText('One more thing'))
}
