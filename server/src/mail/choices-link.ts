import { createHmac, timingSafeEqual } from 'node:crypto'
import { LINK_TOPICS, type LinkTopic, MAIL_LINK_DAYS } from '@longhaul/domain/messages/mail-topics.ts'
import { publicUrl } from '../platform/http/public-url.ts'

/** The page on which the reader of a mail chooses which mails come. */
export const CHOICES_PAGE = '/emails'

const DAY_MS = 86_400_000

/** What a link is signed for: it works for one shopper, at the address that the mail went to. */
type ChoicesLink = { shopperId: string; email: string; topic: LinkTopic; lastDay: number }

/**
 * The signed address of that page for the reader of a mail. A POST to it turns off what the mail is about. It
 * works without logging in, for a while, and changes nothing else.
 */
export function choicesUrl(
  secret: Buffer,
  { shopperId, email, topic, at }: { shopperId: string; email: string; topic: LinkTopic; at: Date },
): string {
  const lastDay = Math.floor(at.getTime() / DAY_MS) + MAIL_LINK_DAYS
  const sign = signOf(secret, { shopperId, email, topic, lastDay })
  return publicUrl(`${CHOICES_PAGE}?key=${shopperId}.${topic}.${lastDay}.${sign}`)
}

const KEY = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([a-z]+)\.(\d{1,6})\.([\w-]{32})$/

/** The shopper that a key names, truly or not. */
export const ownerOfKey = (key: string): string | undefined => KEY.exec(key)?.[1]

/** What a key turns off, if it was signed for a shopper with this address and has not expired. */
export function openChoicesKey(
  secret: Buffer,
  key: string,
  { id: shopperId, email, now }: { id: string; email: string; now: Date },
): LinkTopic | undefined {
  const [, owner, name, day, given = ''] = KEY.exec(key) ?? []
  const topic = LINK_TOPICS.find((known) => known === name)
  const lastDay = Number(day)
  if (!topic || owner !== shopperId || now.getTime() / DAY_MS >= lastDay + 1) return undefined
  const wanted = Buffer.from(signOf(secret, { shopperId, email, topic, lastDay }))
  return wanted.length === given.length && timingSafeEqual(wanted, Buffer.from(given)) ? topic : undefined
}

const signOf = (secret: Buffer, { shopperId, email, topic, lastDay }: ChoicesLink): string =>
  createHmac('sha256', secret)
    .update(`mail choices ${shopperId} ${topic} ${lastDay} ${email}`)
    .digest('base64url')
    .slice(0, 32)
