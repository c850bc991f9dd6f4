import {
  CHOSEN_TOPICS,
  KINDS_OF_TOPIC,
  MAIL_TOPICS,
  choiceFor,
  choiceForKind,
  topicOfMail,
  withoutDaily,
} from '@longhaul/domain/messages/mail-topics.ts'
import { DECISION_KINDS } from '@longhaul/domain/messages/notice-groups.ts'
import { expect, test } from 'vitest'
import { NOTICE_KINDS } from './notices.ts'

test('every kind of mail is about exactly one topic', () => {
  const listed = MAIL_TOPICS.flatMap((topic) => KINDS_OF_TOPIC[topic])
  expect(listed.toSorted()).toEqual([...NOTICE_KINDS].toSorted())
})

test('what asks for something, and security, is always sent at once', () => {
  const nothing = Object.fromEntries(CHOSEN_TOPICS.map((topic) => [topic, 'off']))
  for (const kind of DECISION_KINDS) expect(topicOfMail(kind), kind).toBe('decisions')
  for (const kind of [...DECISION_KINDS, ...KINDS_OF_TOPIC.security, 'unheard_of'])
    expect(choiceForKind(nothing, kind), kind).toBe('at_once')
  expect(choiceForKind(nothing, 'refunded')).toBe('off')
})

test('without the daily mail, what came in it no longer comes', () => {
  expect(withoutDaily({ parcels: 'daily', offers: 'at_once' })).toEqual({ parcels: 'off', orders: 'off' })
  expect(choiceFor({}, 'orders')).toBe('daily')
})
