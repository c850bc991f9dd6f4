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
  const text = '24 Nov 2026, 12:17 China time (UTC+8)'
  const { title, moments } = noticeIn('en', 'question_asked', args)
  expect(title).toBe(`Please decide by ${text}: something changed about “Mug”`)
  expect(moments).toEqual([{ text, at: args.date, only: null }])
  expect(noticeIn('zh', 'question_asked', args).title).toContain('北京时间')
  expect(noticeIn('en', 'order_paid', {}).moments).toEqual([])
})

test('what inspection found is told in the reader’s language', () => {
  const args = { title: 'Mug', reason: 'damaged', note: 'A crack' }
  expect(noticeIn('en', 'item_problem', args).body).toContain('It arrived damaged. A crack')
  expect(noticeIn('zh', 'item_problem', args).body).toContain('到货破损。A crack。')
})
