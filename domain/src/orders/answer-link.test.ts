import { expect, test } from 'vitest'
import { type AnswerFacts, answerLinkExpiry, answerState, mayRenewLink } from './answer-link.ts'

const BY = new Date('2026-11-22T20:30:00Z')
const before = new Date(BY.getTime() - 1)
const after = new Date(BY.getTime() + 1)
const open: AnswerFacts = {
  expiresAt: answerLinkExpiry(BY),
  usedAt: null,
  answerBy: BY,
  answer: null,
  payFen: 840,
  availableFen: 840,
  isOwnerActive: true,
}

test.each([
  ['an open question is asked', {}, before, 'ask'],
  ['at the deadline too', {}, BY, 'ask'],
  ['later it is too late', {}, after, 'late'],
  ['too late, once it was closed', { answer: 'expired' }, after, 'late'],
  ['a balance below what it costs', { availableFen: 839 }, before, 'low'],
  ['answered by this link', { usedAt: before, answer: 'accepted' }, before, 'saved'],
  ['answered elsewhere', { answer: 'declined' }, before, 'elsewhere'],
  ['taken back', { answer: 'withdrawn' }, before, 'withdrawn'],
  [
    'fourteen days after the deadline',
    { answer: 'accepted', usedAt: before },
    new Date('2026-12-06T20:30:00Z'),
    'saved',
  ],
  ['and later nothing', { answer: 'accepted', usedAt: before }, new Date('2026-12-06T20:30:00.001Z'), 'dead'],
  ['nothing of a closed account', { isOwnerActive: false }, before, 'dead'],
] as [string, Partial<AnswerFacts>, Date, string][])('%s', (_name, over, now, state) => {
  expect(answerState({ ...open, ...over }, 'accept', now)).toBe(state)
})

test('a new link may be mailed once an hour', () => {
  expect(mayRenewLink(BY, BY)).toBe(false)
  expect(mayRenewLink(BY, new Date(BY.getTime() + 3_599_999))).toBe(false)
  expect(mayRenewLink(BY, new Date(BY.getTime() + 3_600_000))).toBe(true)
})

test('declining costs nothing', () => {
  expect(answerState({ ...open, availableFen: 0 }, 'decline', before)).toBe('ask')
})
