import { randomUUID } from 'node:crypto'
import { MESSAGES_PER_HOUR, OPEN_CONVERSATIONS_MAX } from '@longhaul/domain/conversations/limits.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld({ manyAtOnce: true })
let mei: Person
let jonas: Person

beforeAll(async () => {
  mei = await world.shopper('mei')
  jonas = await world.shopper('jonas')
})

const list = (who: Person, query = {}) => who.call('GET /conversations', { query })

describe('a question to customer service', () => {
  test('begins a conversation that waits for staff and that no other shopper sees', async () => {
    const id = await given.aQuestion(mei, { subject: '  Two sizes  ', body: 'Which one runs small?' })
    const { items } = await list(mei)
    expect(items[0]).toMatchObject({
      id,
      subject: 'Two sizes',
      stage: 'waiting',
      about: null,
      unread_count: 0,
      last_message: { author: 'shopper', excerpt: 'Which one runs small?' },
    })
    expect((await list(jonas)).items).toEqual([])
    const long = 'Please send the invoice. '.repeat(6)
    await given.aQuestion(jonas, { body: long })
    expect((await list(jonas)).items[0]?.last_message.excerpt).toBe(`${long.slice(0, 140)}…`)
    for (const attempt of [
      () => jonas.call('GET /conversations/{id}/messages', { params: { id } }),
      () => given.aReply(jonas, id),
      () => jonas.call('POST /conversations/{id}/close', { params: { id }, body: {} }),
      () =>
        jonas.call('POST /conversations/{id}/read', { params: { id }, body: { message_id: randomUUID() } }),
    ])
      await expectRefusal(attempt(), 'not_found')
  })

  test('may be about the shopper’s own order, item or refund request, and links to its page', async () => {
    const order = await given.anOrder(mei)
    const itemId = order.itemIds[0]!
    const about = async (kind: 'order' | 'order_item', id: string) => {
      const asked = await given.aQuestion(mei, { about: { kind, id } })
      const found = (await list(mei, { about_id: id })).items
      expect(found.map((entry) => entry.id)).toEqual([asked])
      return found[0]!.about
    }
    expect(await about('order', order.id)).toMatchObject({ number: order.number, page_id: order.id })
    expect(await about('order_item', itemId)).toMatchObject({
      number: order.number,
      page_id: order.id,
      title: 'Cotton shirt',
    })
    for (const kind of ['order', 'order_item', 'parcel', 'refund_case'] as const)
      await expectRefusal(given.aQuestion(mei, { about: { kind, id: randomUUID() } }), 'not_found')
    await expectRefusal(given.aQuestion(jonas, { about: { kind: 'order', id: order.id } }), 'not_found')
  })

  test('has words or a picture, within the limits', async () => {
    const empty = await expectRefusal(given.aQuestion(mei, { body: ' \n ' }), 'invalid_input')
    expect(empty.reason).toBe('empty_message')
    for (const wrong of [
      { subject: ' ' },
      { subject: 'x'.repeat(121) },
      { body: 'x'.repeat(4001) },
      { file_ids: Array.from({ length: 5 }, () => randomUUID()) },
      { file_ids: [randomUUID()] },
    ])
      await expectRefusal(given.aQuestion(mei, wrong), 'invalid_input')
    const long = await given.aQuestion(mei, { subject: '字'.repeat(120), body: '字'.repeat(4000) })
    expect((await given.theThread(mei, long))[0]!.body).toHaveLength(4000)
  })

  test('is stored once if it is sent twice with one Idempotency-Key', async () => {
    const before = (await list(mei)).items.length
    const body = { subject: 'Once', about: null, body: 'Once', file_ids: [] }
    const once = () => mei.call('POST /conversations', { body }, { idempotencyKey: 'ask-once' })
    expect(await once()).toEqual(await once())
    expect((await list(mei)).items).toHaveLength(before + 1)
  })

  test('is listed in pages, by the last message', async () => {
    const first = await list(mei, { limit: 2 })
    const second = await list(mei, { limit: 2, cursor: first.next_cursor! })
    expect(first.items).toHaveLength(2)
    expect(second.items).toHaveLength(2)
    const moments = [...first.items, ...second.items].map((entry) => entry.last_message_at)
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect(new Set([...first.items, ...second.items].map((entry) => entry.id)).size).toBe(4)
    await expectRefusal(list(mei, { cursor: 'nonsense' }), 'invalid_input')
  })
})

describe('pictures', () => {
  test('are attached once each, and only the sender’s own', async () => {
    const picture = await world.upload(mei, 'POST /uploads', 'attachment')
    const foreign = await world.upload(jonas, 'POST /uploads', 'attachment')
    const review = await world.upload(mei, 'POST /uploads', 'review')
    const id = await given.aQuestion(mei, { body: '', file_ids: [picture, picture] })
    const [message] = await given.theThread(mei, id)
    expect(message!.files).toMatchObject([{ id: picture, width: 2, height: 2 }])
    const served = await world.inject({ method: 'GET', url: message!.files[0]!.url })
    expect(served.statusCode).toBe(200)
    for (const fileId of [picture, foreign, review])
      await expectRefusal(given.aReply(mei, id, 'Look', [fileId]), 'invalid_input')
  })

  test('attached twice concurrently belong to one message', async () => {
    const id = await given.aQuestion(mei)
    const picture = await world.upload(mei, 'POST /uploads', 'attachment')
    const sent = await Promise.allSettled([
      given.aReply(mei, id, 'one', [picture]),
      given.aReply(mei, id, 'two', [picture]),
    ])
    expect(sent.map((entry) => entry.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('the course of a conversation', () => {
  test('answer, close, and reopen by writing', async () => {
    const su = await world.staff('su', ['support'])
    const id = await given.aQuestion(jonas)
    const stage = async () => (await list(jonas)).items.find((item) => item.id === id)!.stage
    await given.anAnswer(su, id)
    expect(await stage()).toBe('answered')
    await jonas.call('POST /conversations/{id}/close', { params: { id }, body: {} })
    expect(await stage()).toBe('closed')
    await expectRefusal(
      jonas.call('POST /conversations/{id}/close', { params: { id }, body: {} }),
      'transition_not_allowed',
    )
    await given.aReply(jonas, id, 'One more thing')
    expect(await stage()).toBe('waiting')
    await given.anAnswer(su, id, 'There it is.', { close: true })
    expect(await stage()).toBe('closed')
    const reopen = () => su.call('POST /staff/conversations/{id}/reopen', { params: { id }, body: {} })
    await reopen()
    await expectRefusal(reopen(), 'transition_not_allowed')
    expect(await stage()).toBe('waiting')
    await su.call('POST /staff/conversations/{id}/close', { params: { id }, body: {} })
    const { steps } = await su.call('GET /staff/conversations/{id}', { params: { id } })
    expect(steps.map(({ step, actor_name, by_shopper }) => [step, actor_name, by_shopper])).toEqual([
      ['close', 'jonas', true],
      ['close', 'su', false],
      ['reopen', 'su', false],
      ['close', 'su', false],
    ])
  })

  test('messages written at the same moment stay in the order of writing', async () => {
    const id = await given.aQuestion(jonas, { body: '0' })
    for (let count = 1; count <= 7; count++) await given.aReply(jonas, id, String(count))
    expect((await given.theThread(jonas, id)).map((entry) => entry.body).join('')).toBe('01234567')
    const page = (cursor?: string) =>
      jonas.call('GET /conversations/{id}/messages', {
        params: { id },
        query: { limit: 5, ...(cursor ? { cursor } : {}) },
      })
    const newest = await page()
    const rest = await page(newest.next_cursor!)
    expect([...newest.items, ...rest.items].map((entry) => entry.body).join('')).toBe('76543210')
    expect(rest.next_cursor).toBeNull()
  })

  test('messages written by both sides concurrently are all stored', async () => {
    const su = await world.staff('su', ['support'])
    const id = await given.aQuestion(jonas)
    await Promise.all([
      ...Array.from({ length: 6 }, (_, at) => given.aReply(jonas, id, `shopper ${at}`)),
      ...Array.from({ length: 6 }, (_, at) => given.anAnswer(su, id, `staff ${at}`)),
    ])
    const thread = await given.theThread(jonas, id)
    expect(thread).toHaveLength(13)
    expect(new Set(thread.map((entry) => entry.created_at)).size).toBe(13)
  })
})

describe('who has read what', () => {
  test('answers are unread until the shopper reads them, questions until the desk does', async () => {
    const su = await world.staff('su', ['support'])
    const id = await given.aQuestion(jonas)
    await given.anAnswer(su, id, 'One')
    const second = await given.anAnswer(su, id, 'Two')
    const third = await given.anAnswer(su, id, 'Three')
    const seen = async () => (await list(jonas)).items.find((item) => item.id === id)!
    const total = (await list(jonas)).unread_count
    expect((await seen()).unread_count).toBe(3)
    const read = (messageId: string) =>
      jonas.call('POST /conversations/{id}/read', { params: { id }, body: { message_id: messageId } })
    expect((await read(second.id)).unread_count).toBe(total - 2)
    expect((await seen()).unread_count).toBe(1)
    await read(third.id)
    await read(second.id)
    expect((await seen()).unread_count).toBe(0)
    await expectRefusal(read(randomUUID()), 'not_found')

    const question = await given.aReply(jonas, id, 'And now?')
    expect((await seen()).staff_read_at < question.created_at).toBe(true)
    const desk = async () => (await su.call('GET /staff/conversations/{id}', { params: { id } })).unread_count
    expect(await desk()).toBe(1)
    await su.call('POST /staff/conversations/{id}/read', {
      params: { id },
      body: { message_id: question.id },
    })
    expect(await desk()).toBe(0)
    expect((await seen()).staff_read_at).toBe(question.created_at)
  })

  test('a note for colleagues is invisible to the shopper', async () => {
    const su = await world.staff('su', ['support'])
    const id = await given.aQuestion(jonas, { body: 'Hello?' })
    const before = (await list(jonas)).items.find((item) => item.id === id)
    const note = await given.anAnswer(su, id, 'Careful, a chargeback last month', { internal: true })
    expect((await list(jonas)).items.find((item) => item.id === id)).toEqual(before)
    expect((await given.theThread(jonas, id)).map((entry) => entry.body)).toEqual(['Hello?'])
    await expectRefusal(
      jonas.call('POST /conversations/{id}/read', { params: { id }, body: { message_id: note.id } }),
      'not_found',
    )
    const { items } = await su.call('GET /staff/conversations/{id}/messages', { params: { id } })
    expect(items.map((item) => item.internal)).toEqual([true, false])
  })
})

describe('limits', () => {
  test('the number of open conversations is limited, also for concurrent requests', async () => {
    const busy = await world.shopper('busy')
    const begun = await Promise.allSettled(
      Array.from({ length: OPEN_CONVERSATIONS_MAX + 5 }, () => given.aQuestion(busy)),
    )
    expect(begun.filter((entry) => entry.status === 'fulfilled')).toHaveLength(OPEN_CONVERSATIONS_MAX)
    const refused = await expectRefusal(given.aQuestion(busy), 'transition_not_allowed')
    expect(refused.reason).toBe('too_many_conversations')
  })

  test('the number of messages an hour is limited', async () => {
    const loud = await world.shopper('loud')
    const id = await given.aQuestion(loud)
    world.world.env.rateLimitFactor = 3 / MESSAGES_PER_HOUR
    try {
      await given.aReply(loud, id)
      await given.aReply(loud, id)
      await expectRefusal(given.aReply(loud, id), 'too_many_requests')
      await expectRefusal(given.aQuestion(loud), 'too_many_requests')
    } finally {
      world.world.env.rateLimitFactor = 1000
    }
  })
})
