import { expect, test } from 'vitest'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { notify } from './public.ts'

const world = testWorld()

const NOTHING_ID = '00000000-0000-4000-8000-000000000000'

/** Notifies a shopper of something about an order. */
const tell = (shopper: Person, kind: 'item_approved' | 'order_paid' | 'item_problem' | 'refunded') =>
  inJob(world.world, ['messages'], (work) =>
    notify(work, shopper.id, {
      kind,
      args: { title: 'Mug', amount_fen: 100 },
      subject: { kind: 'order', id: NOTHING_ID },
    }),
  )

const mailed = async ({ id }: Person) =>
  (await world.db.selectFrom('mails').where('shopper_id', '=', id).select('template').execute())
    .map(({ template }) => template)
    .toSorted()

const waiting = async ({ id }: Person) =>
  (
    await world.db
      .selectFrom('messages')
      .where('shopper_id', '=', id)
      .where('in_digest', '=', true)
      .select('kind')
      .execute()
  ).map(({ kind }) => kind)

const choiceOf = (choices: { topics: { topic: string; choice: string }[] }, topic: string) =>
  choices.topics.find((each) => each.topic === topic)?.choice

test('news waits for the daily mail, a payment is confirmed at once, and both are in the inbox', async () => {
  const ana = await world.shopper('ana')
  const before = await mailed(ana)
  for (const kind of ['item_approved', 'order_paid'] as const) await tell(ana, kind)
  expect((await mailed(ana)).filter((kind) => !before.includes(kind))).toEqual(['order_paid'])
  expect(await waiting(ana)).toEqual(['item_approved'])
  expect((await ana.call('GET /messages')).items.map(({ kind }) => kind).toSorted()).toEqual([
    'item_approved',
    'order_paid',
  ])
})

test('a choice counts from then on, and no choice holds back a decision', async () => {
  const ben = await world.shopper('ben')
  const before = await mailed(ben)
  for (const topic of ['parcels', 'orders', 'money', 'replies', 'watched', 'offers'] as const)
    await ben.call('PUT /mail_choices/{topic}', { params: { topic }, body: { choice: 'off' } })
  for (const kind of ['item_approved', 'refunded', 'item_problem'] as const) await tell(ben, kind)
  expect((await mailed(ben)).filter((kind) => !before.includes(kind))).toEqual(['item_problem'])
  expect(await waiting(ben)).toEqual([])

  await ben.call('PUT /mail_choices/{topic}', { params: { topic: 'orders' }, body: { choice: 'at_once' } })
  await tell(ben, 'item_approved')
  expect(await mailed(ben)).toContain('item_approved')
})

test('the choices are shown with the mails that they would have caused', async () => {
  const cho = await world.shopper('cho')
  for (const kind of ['item_approved', 'item_approved', 'refunded'] as const) await tell(cho, kind)
  const shown = await cho.call('GET /mail_choices')
  expect(shown).toMatchObject({ clock: 'UTC', daily_hour: 18, recent: { chosen: 2, at_once: 3 } })
  expect(shown.topics.map(({ topic, choice }) => `${topic} ${choice}`)).toEqual([
    'parcels at_once',
    'orders daily',
    'money at_once',
    'replies at_once',
    'watched daily',
    'offers daily',
  ])
  const chosen = await cho.call('PUT /mail_choices/{topic}', {
    params: { topic: 'money' },
    body: { choice: 'daily' },
  })
  expect(choiceOf(chosen, 'money')).toBe('daily')
  expect(chosen.recent.chosen).toBe(1)
  expect(choiceOf(await cho.call('GET /mail_choices'), 'orders')).toBe('daily')
})

test('a topic without a choice, and a choice that does not exist, are refused', async () => {
  const dan = await world.shopper('dan')
  for (const [topic, choice] of [
    ['decisions', 'off'],
    ['security', 'off'],
    ['orders', 'weekly'],
    ['__proto__', 'off'],
  ])
    await expectRefusal(
      dan.call('PUT /mail_choices/{topic}', {
        params: { topic: topic as 'orders' },
        body: { choice: choice as 'off' },
      }),
      'invalid_input',
    )
})

test('the database refuses a choice that does not exist', async () => {
  const eve = await world.shopper('eve')
  for (const choices of ['[]', '{"orders":"weekly"}'])
    await expect(
      world.db.updateTable('shoppers').set({ mail_choices: choices }).where('id', '=', eve.id).execute(),
    ).rejects.toThrow('shoppers_mail_choices')
})

test('the hour of the daily mail is chosen from four, kept, and counts the days anew', async () => {
  const fay = await world.shopper('fay')
  await tell(fay, 'item_approved')
  for (const hour of [8, 12, 21, 18] as const) {
    const chosen = await fay.call('PUT /mail_choices', { body: { daily_hour: hour } })
    expect(chosen).toMatchObject({ daily_hour: hour, recent: { chosen: 1 } })
    expect((await fay.call('GET /mail_choices')).daily_hour).toBe(hour)
  }
  for (const hour of [0, 9, 24, -1, 8.5, '8', null])
    await expectRefusal(fay.call('PUT /mail_choices', { body: { daily_hour: hour as 8 } }), 'invalid_input')
  expect((await fay.call('GET /mail_choices')).daily_hour).toBe(18)
  await expect(
    world.db.updateTable('shoppers').set({ digest_hour: 9 }).where('id', '=', fay.id).execute(),
  ).rejects.toThrow('shoppers_digest_hour')
})
