import {
  CHOSEN_TOPICS,
  KINDS_OF_TOPIC,
  MAIL_TOPICS,
  choiceFor,
  choiceForKind,
  linkTopicOf,
  topicOfMail,
  turnedOff,
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
  expect(turnedOff({}, 'parcels')).toEqual({ parcels: 'off' })
  expect(turnedOff({ parcels: 'daily', offers: 'at_once' }, 'daily')).toEqual({
    parcels: 'off',
    orders: 'off',
    watched: 'off',
  })
  expect(choiceFor({}, 'orders')).toBe('daily')
})

test('a link turns off news only', () => {
  expect(linkTopicOf('daily_digest')).toBe('daily')
  expect(linkTopicOf('parcel_shipped')).toBe('parcels')
  for (const kind of [...DECISION_KINDS, ...KINDS_OF_TOPIC.security, 'unheard_of'])
    expect(linkTopicOf(kind), kind).toBeUndefined()
})
