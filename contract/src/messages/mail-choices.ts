import { DIGEST_HOURS } from '@longhaul/domain/messages/digest.ts'
import { CHOSEN_TOPICS, MAIL_CHOICES } from '@longhaul/domain/messages/mail-topics.ts'
import { Type } from 'typebox'
import { oneOf } from '../fields.ts'
import { route } from '../route.ts'

const choice = oneOf(MAIL_CHOICES)
const Count = Type.Integer({ minimum: 0 })

/** The hour of the daily mail, by that clock. */
const Hour = Type.Union(DIGEST_HOURS.map((hour) => Type.Literal(hour)))

const MailChoices = Type.Object({
  email: Type.String(),
  /** The clock by which the daily mail comes, by name: "Berlin time". */
  clock: Type.String(),
  daily_hour: Hour,
  topics: Type.Array(Type.Object({ topic: oneOf(CHOSEN_TOPICS), choice })),
  /** How many mails the news of the last 30 days would have caused: with these choices, and all at once. */
  recent: Type.Object({ chosen: Count, at_once: Count }),
})

export const getMailChoices = route('GET /mail_choices', {
  who: 'shopper',
  summary:
    'Get which e-mails the shopper gets at once, once a day or not at all. Those about decisions and security always come.',
  shows: ['account'],
  reply: MailChoices,
})

export const chooseMails = route('PUT /mail_choices/{topic}', {
  who: 'shopper',
  summary: 'Choose when e-mails about a topic come',
  params: Type.Object({ topic: oneOf(CHOSEN_TOPICS) }),
  body: Type.Object({ choice }),
  changes: ['account'],
  reply: MailChoices,
  refusals: ['invalid_input'],
  perMinute: 60,
})

export const chooseMailHour = route('PUT /mail_choices', {
  who: 'shopper',
  summary: 'Choose at which hour of the shopper’s own clock the daily e-mail of news comes',
  body: Type.Object({ daily_hour: Hour }),
  changes: ['account'],
  reply: MailChoices,
  refusals: ['invalid_input'],
  perMinute: 60,
})
