import { DECISION_KINDS, groupOfNotice } from '@longhaul/domain/messages/notice-groups.ts'
import { expect, test } from 'vitest'
import { NOTICE_KINDS, noticeIn } from './notices.ts'

test('what asks for something is a kind of notice', () => {
  expect(DECISION_KINDS.filter((kind) => !NOTICE_KINDS.some((known) => known === kind))).toEqual([])
  expect(groupOfNotice('question_asked')).toBe('decision')
  expect(groupOfNotice('answer_arrived')).toBe('talk')
  expect(groupOfNotice('order_paid')).toBe('news')
})

test('a notice says whose clock it goes by, and carries the moment itself', () => {
  const args = { title: 'Mug', date: '2026-11-24T04:17:00.000Z' }
  const text = 'Tue 24 Nov, 05:17, Berlin time'
  const { title, body, moments } = noticeIn('en', 'question_asked', args, 'Europe/Berlin')
  expect(title).toBe('Mug: it has changed. Accept or cancel?')
  expect(body).toContain(`Answer by ${text}.`)
  expect(moments).toEqual([{ text, at: args.date, only: null }])
  expect(noticeIn('zh', 'question_asked', args, 'Europe/Berlin').body).toContain(
    '请在 11月24日（周二）05:17（柏林时间）前答复。',
  )
  expect(noticeIn('en', 'question_asked', args).body).toContain('Tue 24 Nov, 04:17, UTC')
  expect(noticeIn('en', 'order_paid', {}).moments).toEqual([])
})

test('what inspection found is told in the reader’s language', () => {
  const args = { title: 'Mug', reason: 'damaged', note: 'A crack' }
  const photos = [{ kind: 'free', shows: 'flaw', flaw: 'crack', note: '2.0 cm at the rim' }] as const
  expect(noticeIn('en', 'item_problem', { ...args, photos }).title).toBe(
    'Mug: cracked, 2.0 cm at the rim. Keep it or send it back?',
  )
  expect(noticeIn('zh', 'item_problem', { ...args, title: '马克杯', photos }).title).toBe(
    '马克杯：有裂纹，2.0 cm at the rim。留下还是退？',
  )
  expect(noticeIn('en', 'item_problem', args).title).toBe('Mug: it arrived damaged. Keep it or send it back?')
  expect(noticeIn('en', 'item_problem', args).body).toContain('It arrived damaged. A crack')
  expect(noticeIn('zh', 'item_problem', args).body).toContain('到货破损。A crack。')
})

test('a title names the goods, as many as fit, and has one line', () => {
  const named = (...titles: string[]) => ({
    goods: titles.map((title) => ({ title, title_latin: title })),
    goods_count: titles.length,
  })
  const paid = (args: object) => noticeIn('en', 'order_paid', args).title
  expect(paid(named('Canvas trainers', 'Hoodie', 'Lamp', 'Cap'))).toBe(
    'Trainers, hoodie and 2 more: paid, thank you',
  )
  expect(paid({ title: 'Mug\r\nBcc: x' })).not.toMatch(/[\r\n]/)
  expect(paid({ number: 'O000000001' })).toBe('Order O000000001: paid, thank you')
  expect(noticeIn('zh', 'order_paid', named('帆布鞋', '卫衣', '台灯', '帽子')).title).toBe(
    '帆布鞋、卫衣等 4 件：已付款，谢谢',
  )
})

test.each([
  'item_in_stock',
  'storage_reminder',
  'stock_arrived',
  'photos_taken',
  'photos_declined',
  'storage_extended',
] as const)('%s names the last free day by the calendar of the warehouse, wherever its reader is', (kind) => {
  const args = { title: 'Mug', count: 2, date: '2026-12-20T15:59:59.999Z' }
  const { body, moments } = noticeIn('en', kind, args, 'Pacific/Auckland')
  expect(body).toContain('Storage is free until 20 Dec 2026')
  expect(moments).toEqual([])
  expect(noticeIn('zh', kind, args, 'Asia/Tokyo').body).toContain('免费存放至 2026年12月20日')
})
