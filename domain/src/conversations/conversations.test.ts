import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findEdge, whyNotStep } from '../states/table.ts'
import { whyNotAnswer, whyNotTake } from './assignment.ts'
import { fillIn, openPlace } from './canned.ts'
import { OPEN_CONVERSATIONS_MAX, whyNotSend, whyNotStart } from './limits.ts'
import { CONVERSATION_STAGES, type ConversationStep, conversationTable } from './stages.ts'
import { AWAY_MINUTES, BETWEEN_MAILS_MINUTES, mailDueAt } from './mail-due.ts'

const STEPS: readonly ConversationStep[] = ['ask', 'answer', 'close', 'reopen']

describe('every stage and step', () => {
  const expected: Record<string, string | null> = {
    'waiting ask shopper': 'waiting',
    'waiting answer support': 'answered',
    'waiting close shopper': 'closed',
    'waiting close support': 'closed',
    'answered ask shopper': 'waiting',
    'answered answer support': 'answered',
    'answered close shopper': 'closed',
    'answered close support': 'closed',
    'closed ask shopper': 'waiting',
    'closed answer support': 'answered',
    'closed reopen support': 'waiting',
  }
  const pairs = CONVERSATION_STAGES.flatMap((stage) =>
    STEPS.flatMap((step) => (['shopper', 'support'] as const).map((actor) => ({ stage, step, actor }))),
  )
  test.each(pairs)('$stage, $step by $actor', ({ stage, step, actor }) => {
    const goal = expected[`${stage} ${step} ${actor}`]
    expect(findEdge(conversationTable, stage, step, [actor])?.to).toBe(goal)
    if (!goal) expect(whyNotStep(conversationTable, stage, step, [actor])).not.toBeNull()
  })

  test('an admin may do what support may; finance may not', () => {
    expect(whyNotStep(conversationTable, 'waiting', 'answer', ['admin'])).toBeNull()
    expect(whyNotStep(conversationTable, 'waiting', 'answer', ['finance'])).toBe('forbidden')
  })
})

describe('what may be sent', () => {
  test('text or a picture, but not an empty message', () => {
    expect(whyNotSend(' \n', 0)).toBe('empty_message')
    expect(whyNotSend('', 1)).toBeNull()
    expect(whyNotSend('Hello', 0)).toBeNull()
  })

  test('the number of open conversations per shopper is limited', () => {
    expect(whyNotStart(OPEN_CONVERSATIONS_MAX - 1)).toBeNull()
    expect(whyNotStart(OPEN_CONVERSATIONS_MAX)).toBe('too_many_conversations')
  })
})

describe('the gentle lock', () => {
  test('free or own: answer; a colleague’s: take it over first', () => {
    expect(whyNotAnswer(null, 'su')).toBeNull()
    expect(whyNotAnswer({ staffId: 'su' }, 'su')).toBeNull()
    expect(whyNotAnswer({ staffId: 'lin' }, 'su')).toBe('conversation_taken')
  })

  test('taking it requires having seen the present holder', () => {
    expect(whyNotTake(null, null)).toBeNull()
    expect(whyNotTake({ staffId: 'lin' }, 'lin')).toBeNull()
    expect(whyNotTake({ staffId: 'lin' }, null)).toBe('conversation_taken')
    expect(whyNotTake(null, 'lin')).toBe('conversation_taken')
  })
})

describe('when an answer is mailed', () => {
  const answered = new Date('2026-11-02T02:00:00Z')

  test('after the shopper has been away for a few minutes', () => {
    expect(mailDueAt(answered, null)).toEqual(new Date('2026-11-02T02:05:00Z'))
  })

  test('not again within the same burst', () => {
    expect(mailDueAt(answered, new Date('2026-11-02T01:50:00Z'))).toEqual(new Date('2026-11-02T02:50:00Z'))
  })

  test('never before either time has passed', () => {
    const moment = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moment, moment, (at, mailed) => {
        const due = mailDueAt(at, mailed).getTime()
        expect(due).toBeGreaterThanOrEqual(at.getTime() + AWAY_MINUTES * 60_000)
        expect(due).toBeGreaterThanOrEqual(mailed.getTime() + BETWEEN_MAILS_MINUTES * 60_000)
      }),
    )
  })
})

test('a canned answer is filled in, whatever characters the name contains', () => {
  const facts = { name: 'Mei $& {number}', number: '10241-5' }
  expect(fillIn('Hello {name}, {number} is {here}.', facts)).toBe('Hello Mei $& {number}, 10241-5 is {here}.')
})

test('an unknown placeholder stays and is found by its name', () => {
  const filled = fillIn('Hello {name}, order {number} is {here}.', { name: 'Mei', number: '' })
  expect(filled).toBe('Hello Mei, order {number} is {here}.')
  expect(openPlace(filled)).toBe('{number}')
  expect(openPlace('Hello Mei, order 10241 is {here}.')).toBeNull()
})
