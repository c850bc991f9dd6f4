import { fieldsOf } from '@longhaul/domain/languages.ts'
import { inBoth } from '@longhaul/domain/languages.test-support.ts'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let mei: Person
let xiaoyu: Person
let su: Person
let lin: Person

beforeAll(async () => {
  mei = await world.shopper('mei')
  xiaoyu = await world.shopper('xiaoyu', { lang: 'zh' })
  su = await world.staff('su', ['support'])
  lin = await world.staff('lin', ['buyer'])
})

const desk = (
  who: Person,
  query: {
    view?: 'waiting' | 'mine' | 'open' | 'closed' | 'all'
    q?: string
    limit?: number
    cursor?: string
  },
) => who.call('GET /staff/conversations', { query })
const thread = (who: Person, id: string) => who.call('GET /staff/conversations/{id}', { params: { id } })
const take = (who: Person, id: string, from: string | null) =>
  who.call('POST /staff/conversations/{id}/take', { params: { id }, body: { from_staff_id: from } })
const handOver = (who: Person, id: string, to: string | null, note = '') =>
  who.call('POST /staff/conversations/{id}/hand_over', { params: { id }, body: { staff_id: to, note } })

describe('assignment', () => {
  test('the first to answer is assigned; a colleague has to take over before answering', async () => {
    const id = await given.aQuestion(mei)
    expect((await thread(su, id)).holder).toBeNull()
    await given.anAnswer(su, id)
    expect((await thread(lin, id)).holder).toMatchObject({ id: su.id, name: 'su' })

    const refused = await expectRefusal(given.anAnswer(lin, id, 'Me too'), 'transition_not_allowed')
    expect(refused).toMatchObject({ reason: 'conversation_taken', data: { holder_name: 'su' } })
    expect((await given.theThread(mei, id)).map((message) => message.body)).not.toContain('Me too')
    // A note for colleagues does not require the assignment.
    await given.anAnswer(lin, id, 'The seller answered me', { internal: true })

    await take(lin, id, su.id)
    await given.anAnswer(lin, id, 'Now me')
    expect((await thread(su, id)).holder).toMatchObject({ id: lin.id })
  })

  test('of two who take a conversation concurrently, one gets it and the other learns who', async () => {
    const id = await given.aQuestion(mei)
    const both = await Promise.allSettled([take(su, id, null), take(lin, id, null)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const winner = both[0]!.status === 'fulfilled' ? su : lin
    const loser = winner === su ? lin : su
    expect((await thread(su, id)).holder?.id).toBe(winner.id)
    const refusal = await expectRefusal(take(loser, id, null), 'transition_not_allowed')
    expect(refusal.data['holder_name']).toBe(winner === su ? 'su' : 'lin')
    await take(winner, id, null)
  })

  test('a conversation is handed over with a note, or unassigned; all of it is logged', async () => {
    const id = await given.aQuestion(mei)
    await take(su, id, null)
    await handOver(su, id, lin.id, 'You know the seller')
    expect((await thread(lin, id)).holder?.id).toBe(lin.id)
    await handOver(lin, id, null)
    expect((await thread(lin, id)).holder).toBeNull()
    for (const stranger of [randomUUID(), (await world.staff('wang', ['warehouse'])).id])
      await expectRefusal(handOver(su, id, stranger), 'invalid_input')
    const { steps } = await thread(su, id)
    expect(steps.map(({ step, actor_name, to_name, note }) => [step, actor_name, to_name, note])).toEqual([
      ['take', 'su', 'su', ''],
      ['hand_over', 'su', 'lin', 'You know the seller'],
      ['release', 'lin', null, ''],
    ])
    const acts = await world.db
      .selectFrom('audit_log')
      .where('subject_id', '=', id)
      .orderBy('id')
      .select('action')
      .execute()
    expect(acts.map(({ action }) => action)).toEqual([
      'take_conversation',
      'hand_over_conversation',
      'release_conversation',
    ])
  })

  test('only staff of the desk may read', async () => {
    const finance = await world.staff('fei', ['finance'])
    await expectRefusal(desk(finance, {}), 'forbidden')
    expect((await su.call('GET /staff/conversation_desk')).items.map(({ name }) => name)).toEqual([
      'lin',
      'su',
    ])
  })
})

describe('the views of the desk', () => {
  test('the longest waiting comes first; mine, open and closed show what they say', async () => {
    const ana = await world.shopper('ana')
    const old = await given.aQuestion(ana, { subject: 'Old' })
    world.clock.advance({ hours: 1 })
    const young = await given.aQuestion(ana, { subject: 'Young' })
    world.clock.advance({ hours: 1 })
    // After a further message it still waits since the first unanswered message, not the last.
    await given.aReply(ana, old, 'Anybody there?')
    const ours = (ids: readonly { id: string }[]) =>
      ids.map(({ id }) => id).filter((id) => [old, young].includes(id))
    expect(ours((await desk(su, { view: 'waiting', limit: 100 })).items)).toEqual([old, young])
    expect(ours((await desk(su, { view: 'open', limit: 100 })).items)).toEqual([old, young])

    await given.anAnswer(su, young)
    expect(ours((await desk(su, { view: 'waiting', limit: 100 })).items)).toEqual([old])
    expect(ours((await desk(su, { view: 'mine' })).items)).toEqual([young])
    expect(ours((await desk(lin, { view: 'mine' })).items)).toEqual([])
    await su.call('POST /staff/conversations/{id}/close', { params: { id: young }, body: {} })
    expect(ours((await desk(su, { view: 'mine' })).items)).toEqual([])
    expect(ours((await desk(su, { view: 'closed' })).items)).toEqual([young])

    const { counts } = await desk(su, {})
    expect(counts.waiting).toBe((await desk(su, { view: 'waiting', limit: 100 })).items.length)
    expect(counts.open).toBe((await desk(su, { view: 'open', limit: 100 })).items.length)
  })

  test('pages through the waiting conversations without a gap', async () => {
    const all = (await desk(su, { view: 'waiting', limit: 100 })).items.map(({ id }) => id)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await desk(su, { view: 'waiting', limit: 1, ...(cursor ? { cursor } : {}) })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(all)
  })

  test('is searched by shopper, number and any word that was written', async () => {
    const order = await given.anOrder(mei)
    const id = await given.aQuestion(mei, {
      about: { kind: 'order', id: order.id },
      body: 'Is 100% linen_blend meant?',
    })
    const hits = async (q: string) => (await desk(su, { view: 'all', q })).items.map((hit) => hit.id)
    expect(await hits(order.number)).toEqual([id])
    expect(await hits('100% LINEN_blend')).toEqual([id])
    expect(await hits('mei@example.com')).toContain(id)
    expect(await hits('100%_linen')).toEqual([])
    expect(await hits('nobody wrote this')).toEqual([])
  })

  test('the dashboard shows how many wait, for how long, and how many are late', async () => {
    const queue = async () =>
      (await su.call('GET /staff/dashboard')).queues.find(({ id }) => id === 'conversations')!
    const before = await queue()
    expect(before.count).toBeGreaterThan(0)
    await given.later(world, { hours: 30 })
    expect((await queue()).late).toBe(before.count)
  })
})

describe('notifying the shopper', () => {
  const mails = (who: Person) =>
    world.db
      .selectFrom('mails')
      .where('recipient', '=', who.email)
      .where('template', '=', 'answer_arrived')
      .orderBy('created_at')
      .selectAll()
      .execute()
  const inbox = async (who: Person) =>
    (await who.call('GET /messages', { query: { subject_kind: 'conversation' } })).items

  test('one line in the inbox and one mail for a burst of answers, in the shopper’s language', async () => {
    const id = await given.aQuestion(xiaoyu, { subject: '尺码', body: '偏大吗？' })
    await given.anAnswer(su, id, '你好，正常尺码。\n请按平时的选。')
    world.clock.advance({ minutes: 2 })
    await given.anAnswer(su, id, '还有 L 码。')
    expect((await inbox(xiaoyu)).map(({ title, read_at }) => [title, read_at])).toEqual([
      ['客服已回复：尺码', null],
    ])
    world.clock.advance({ minutes: 4 })
    await world.runJob('mail-answers', { conversationId: id })
    await world.runJob('mail-answers', { conversationId: id })
    const [mail, ...more] = await mails(xiaoyu)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ lang: 'zh', subject: '客服已回复：尺码' })
    expect(mail!.text_body).toContain('你好，正常尺码。\n请按平时的选。')
    expect(mail!.text_body).toContain('还有 L 码。')
    expect(mail!.html_body).toContain('正常尺码。<br>请按平时的选。')
    expect(mail!.text_body).toContain(`/message?tab=conversations&conversation=${id}`)
  })

  test('reading the answer prevents the mail, and marks the line in the inbox as read', async () => {
    const ida = await world.shopper('ida')
    const id = await given.aQuestion(ida)
    const answer = await given.anAnswer(su, id)
    await ida.call('POST /conversations/{id}/read', { params: { id }, body: { message_id: answer.id } })
    world.clock.advance({ minutes: 6 })
    await world.runJob('mail-answers', { conversationId: id })
    expect(await mails(ida)).toEqual([])
    expect((await inbox(ida))[0]!.read_at).not.toBeNull()
    expect((await ida.call('GET /users/info')).unread_count).toBe(
      (await ida.call('GET /messages', { query: { unread: true } })).items.length,
    )
  })

  test('answers after a mail wait for an hour and are mailed together', async () => {
    const kim = await world.shopper('kim')
    const id = await given.aQuestion(kim)
    await given.anAnswer(su, id, 'First')
    world.clock.advance({ minutes: 6 })
    await world.runJob('mail-answers', { conversationId: id })
    const { mailed_at } = await world.db
      .selectFrom('conversations')
      .where('id', '=', id)
      .select('mailed_at')
      .executeTakeFirstOrThrow()
    await given.anAnswer(su, id, 'Second')
    world.clock.advance({ minutes: 10 })
    await given.anAnswer(su, id, 'Third')
    const { mail_due_at } = await world.db
      .selectFrom('conversations')
      .where('id', '=', id)
      .select('mail_due_at')
      .executeTakeFirstOrThrow()
    expect(mail_due_at!.getTime() - mailed_at!.getTime()).toBe(3_600_000)
    await given.later(world, { minutes: 50 })
    await world.runJob('mail-answers', { conversationId: id })
    const [, second, ...more] = await mails(kim)
    expect(more).toEqual([])
    expect(second!.text_body).toContain('Second')
    expect(second!.text_body).toContain('Third')
    expect(second!.text_body).not.toContain('First')
  })

  test('a note for colleagues notifies no one', async () => {
    const ole = await world.shopper('ole')
    const id = await given.aQuestion(ole)
    await given.anAnswer(su, id, 'Between us', { internal: true })
    await world.runJob('mail-answers', { conversationId: id })
    expect(await mails(ole)).toEqual([])
    expect(await inbox(ole)).toEqual([])
  })
})

describe('canned answers', () => {
  const words = {
    ...fieldsOf('title', inBoth('Sizes', '尺码')),
    ...fieldsOf('body', inBoth('Hello {name}, it fits as usual.', '{name}，你好，尺码正常。')),
  }
  const canned = async () => (await su.call('GET /staff/canned_answers')).items

  test('come in both languages from the start', async () => {
    const kept = await canned()
    expect(kept.length).toBeGreaterThan(4)
    for (const answer of kept) expect(answer.body_zh).toMatch(/\p{Script=Han}/u)
  })

  test('are added, edited and removed by support, and audited', async () => {
    const { id, updated_at } = await su.call('POST /staff/canned_answers', { body: words })
    expect((await canned()).at(-1)).toMatchObject({ id, ...words, updated_by: 'su' })
    world.clock.advance({ minutes: 1 })
    const change = (seen: string) =>
      su.call('PUT /staff/canned_answers/{id}', {
        params: { id },
        body: { ...words, title_en: 'Sizing', seen_at: seen },
      })
    const changed = await change(updated_at)
    expect(changed.title_en).toBe('Sizing')
    const stale = await expectRefusal(change(updated_at), 'out_of_date')
    expect(stale.reason).toBe('canned_answer_changed')
    await su.call('DELETE /staff/canned_answers/{id}', { params: { id } })
    await expectRefusal(su.call('DELETE /staff/canned_answers/{id}', { params: { id } }), 'not_found')
    const acts = await world.db
      .selectFrom('audit_log')
      .where('subject_id', '=', id)
      .select('action')
      .execute()
    expect(acts).toHaveLength(3)
  })

  test('need all four texts', async () => {
    for (const field of Object.keys(words))
      await expectRefusal(
        su.call('POST /staff/canned_answers', { body: { ...words, [field]: ' ' } }),
        'invalid_input',
      )
  })
})
