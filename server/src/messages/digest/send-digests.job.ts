import { digestDue, digestHourOf } from '@longhaul/domain/messages/digest.ts'
import { DAILY_MAIL, choiceForKind } from '@longhaul/domain/messages/mail-topics.ts'
import { zoneOfReader } from '@longhaul/domain/time/zones.ts'
import { choicesUrl, sendMail } from '../../mail/public.ts'
import { job } from '../../platform/jobs/jobs.ts'
import { oneByOne } from '../../platform/jobs/one-by-one.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { letterheadIn, readSettings } from '../../site/public.ts'
import { mailPictures } from '../mail-pictures.ts'
import { digestLetter } from './digest-letter.ts'
import { readDigest } from './read-digest.ts'
import { listWaitingForJob, lockForDigest, markDigestSent, takeNews } from './sql-digests.ts'

/**
 * Every five minutes, since not all zones differ by whole hours: sends each shopper whose chosen hour it is
 * one mail with the news that waits for it.
 */
export const sendDigestsJob = job({
  name: 'send-digests',
  cron: '*/5 * * * *',
  async run(world) {
    const now = world.clock.now()
    const waiting = await listWaitingForJob(world.db)
    const due = waiting.filter((row) => hourOf(row, now) !== null)
    await oneByOne(world, ['mails'], due, sendDigest)
  },
})

type Waiting = {
  oldest: Date
  digest_of: Date | null
  time_zone: string | null
  country: string | null
  digest_hour: number | null
}

const hourOf = ({ oldest, digest_of: last, digest_hour: hour, ...of }: Waiting, now: Date): Date | null =>
  digestDue({ oldest, last, zone: zoneOf(of), hour: digestHourOf(hour) }, now)

const zoneOf = ({ time_zone: timeZone, country }: Pick<Waiting, 'time_zone' | 'country'>): string =>
  zoneOfReader({ timeZone, country })

/**
 * Sends one shopper's mail, with what is unread and still wanted, and none if nothing is. Checks again under
 * lock: another process may have sent it, or the shopper may have moved, turned it off or left.
 */
async function sendDigest(
  work: UnitOfWork,
  { shopper_id: shopperId }: { shopper_id: string },
): Promise<void> {
  const { tx, now, world } = work
  const { oldest, ...reader } = await lockForDigest(tx, shopperId)
  if (oldest === null) return
  const moment = hourOf({ ...reader, oldest }, now)
  if (moment === null) return
  const taken = await takeNews(tx, shopperId)
  if (reader.closed_at !== null) return
  const news = taken.filter(
    ({ kind, read_at }) => read_at === null && choiceForKind(reader.mail_choices, kind) !== 'off',
  )
  if (news.length === 0) return
  await markDigestSent(tx, shopperId, moment)
  const { email, lang } = reader
  const zone = zoneOf(reader)
  const head = letterheadIn(await readSettings(tx), lang)
  await sendMail(work, {
    to: email,
    shopperId,
    lang,
    template: DAILY_MAIL,
    head,
    letter: digestLetter({
      lang,
      zone,
      email,
      siteName: head.siteName,
      moment,
      hour: digestHourOf(reader.digest_hour),
      news: await readDigest(tx, news, { lang, zone }),
      pictureUrl: mailPictures(world, now),
      choicesUrl: choicesUrl(world.secret, { shopperId, email, topic: 'daily', at: now }),
    }),
  })
}
