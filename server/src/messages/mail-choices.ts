import {
  chooseMailHour as hourRoute,
  chooseMails as chooseRoute,
  getMailChoices as getRoute,
} from '@longhaul/contract/messages/mail-choices.ts'
import { mailsWith } from '@longhaul/domain/messages/digest.ts'
import {
  CHOSEN_TOPICS,
  type ChosenTopic,
  type MailChoices,
  choiceFor,
} from '@longhaul/domain/messages/mail-topics.ts'
import { clockName } from '@longhaul/text/time/zoned.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { Db } from '../platform/database/db.ts'
import {
  type Answer,
  type ReadCall,
  type WriteCall,
  readAction,
  writeAction,
} from '../platform/http/action.ts'
import { findReader } from './sql.ts'
import { listOwnNewsSince, saveDigestHour, saveMailChoices } from './sql-mail-choices.ts'

export const getMailChoicesAction = readAction(getRoute, getMailChoices)
export const chooseMailsAction = writeAction(chooseRoute, chooseMails)
export const chooseMailHourAction = writeAction(hourRoute, chooseMailHour)

async function getMailChoices({ db, me, lang, now }: ReadCall<typeof getRoute>): Answer<typeof getRoute> {
  return await choicesOf(db, me.id, { lang, now })
}

async function chooseMails({
  tx,
  me,
  lang,
  params,
  body,
  now,
}: WriteCall<typeof chooseRoute>): Answer<typeof chooseRoute> {
  await saveMailChoices(tx, me.id, { [params.topic]: body.choice })
  return await choicesOf(tx, me.id, { lang, now })
}

async function chooseMailHour({
  tx,
  me,
  lang,
  body,
  now,
}: WriteCall<typeof hourRoute>): Answer<typeof hourRoute> {
  await saveDigestHour(tx, me.id, body.daily_hour)
  return await choicesOf(tx, me.id, { lang, now })
}

const RECENT_DAYS = 30

async function choicesOf(db: Db, shopperId: string, { lang, now }: { lang: Lang; now: Date }) {
  const { email, zone, digestHour: hour, mail_choices: choices } = await findReader(db, shopperId)
  const since = new Date(now.getTime() - RECENT_DAYS * 86_400_000)
  const news = await listOwnNewsSince(db, shopperId, since)
  return {
    email,
    clock: clockName(lang, zone),
    daily_hour: hour,
    topics: topicsWith(choices),
    recent: {
      chosen: mailsWith(choices, news, { zone, hour }),
      at_once: mailsWith(ALL_AT_ONCE, news, { zone, hour }),
    },
  }
}

/** Each topic with what applies to it. */
export const topicsWith = (choices: MailChoices) =>
  CHOSEN_TOPICS.map((topic) => ({ topic, choice: choiceFor(choices, topic) }))

const ALL_AT_ONCE: Record<ChosenTopic, 'at_once'> = {
  parcels: 'at_once',
  orders: 'at_once',
  money: 'at_once',
  replies: 'at_once',
  watched: 'at_once',
  offers: 'at_once',
}
