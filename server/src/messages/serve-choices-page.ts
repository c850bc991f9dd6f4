import {
  CHOSEN_TOPICS,
  MAIL_CHOICES,
  type MailChoices,
  turnedOff,
} from '@longhaul/domain/messages/mail-topics.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CHOICES_PAGE, openChoicesKey, ownerOfKey } from '../mail/public.ts'
import { languageOf } from '../platform/http/api.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import { countCalls, networkOf } from '../platform/http/rate-limit.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import type { World } from '../platform/world.ts'
import { letterheadIn, readSettings } from '../site/public.ts'
import { choicesPage, deadChoicesPage } from './choices-page.ts'
import { findOpenReader } from './sql.ts'
import { saveMailChoices } from './sql-mail-choices.ts'

const PER_MINUTE = 30
/** The form has one short field for each topic, and the key. */
const FORM_MAX_BYTES = 4_000

type Fields = ReadonlyMap<string, string>

/**
 * `/emails`: the page behind the links of mails that choose which mails come. GET and HEAD change nothing,
 * since mail programs open links before people do. A POST comes from the form on the page, or from a mail
 * program whose reader pressed "Unsubscribe" (RFC 8058): without cookies, in either encoding, and answered
 * without a redirect. No script, no log-in.
 */
export async function serveChoicesPage(app: FastifyInstance, world: World): Promise<void> {
  const count = countCalls(world, CHOICES_PAGE, PER_MINUTE)
  await app.register(async (site) => {
    site.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, body, done) => done(null, new Map(new URLSearchParams(String(body)))),
    )
    site.addHook('onRequest', async (request) => count(networkOf(request.ip), request))
    site.get(CHOICES_PAGE, (request, reply) => show(world, request, reply, keyIn(request)))
    site.post(CHOICES_PAGE, { bodyLimit: FORM_MAX_BYTES }, async (request, reply) => {
      const fields = await fieldsOf(request)
      const key = fields.get('key') ?? keyIn(request)
      const isSaved = await save(world, key, fields)
      return await show(world, request, reply, key, isSaved)
    })
  })
}

/** The key in the address; empty if there is none, or several. */
function keyIn({ query }: FastifyRequest): string {
  return typeof query === 'object' && query !== null && 'key' in query && typeof query.key === 'string'
    ? query.key
    : ''
}

/** The fields of a form in either encoding. */
async function fieldsOf(request: FastifyRequest): Promise<Fields> {
  if (!request.isMultipart()) return request.body instanceof Map ? request.body : new Map()
  const fields = new Map<string, string>()
  for await (const part of request.parts())
    if (part.type === 'field') fields.set(part.fieldname, String(part.value))
    else part.file.resume()
  return fields
}

/** Saves what a form or a mail program asks for; whether the key allowed it and there was something. */
async function save(world: World, key: string, fields: Fields): Promise<boolean> {
  return await inJob(world, ['account'], async (work) => {
    const reader = await readerOf(work.tx, world, key)
    if (!reader) return false
    const wanted =
      fields.get('List-Unsubscribe') === 'One-Click'
        ? turnedOff(reader.mail_choices, reader.topic)
        : chosenIn(fields)
    if (Object.keys(wanted).length === 0) return false
    await saveMailChoices(work.tx, reader.id, wanted)
    work.concerns(reader.id)
    return true
  })
}

/** The choices among the fields of the form. */
const chosenIn = (fields: Fields): MailChoices =>
  Object.fromEntries(
    CHOSEN_TOPICS.flatMap((topic) => {
      const choice = MAIL_CHOICES.find((known) => known === fields.get(topic))
      return choice ? [[topic, choice]] : []
    }),
  )

/** The shopper for whom a key was signed, and what it turns off; undefined if it is not valid. */
async function readerOf(db: World['db'], { secret, clock }: World, key: string) {
  const owner = ownerOfKey(key)
  const reader = owner && (await findOpenReader(db, owner))
  if (!reader) return undefined
  const { id, email } = reader
  const topic = openChoicesKey(secret, key, { id, email, now: clock.now() })
  return topic && { ...reader, topic }
}

async function show(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  isSaved = false,
): Promise<FastifyReply> {
  const settings = await readSettings(world.db)
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${publicUrl('')}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  const reader = await readerOf(world.db, world, key)
  if (!reader) {
    const guest = languageOf(request)
    return reply.code(404).send(deadChoicesPage(guest, letterheadIn(settings, guest)))
  }
  const { lang, zone, email, digestHour: hour, mail_choices: choices } = reader
  return reply.send(
    choicesPage({ lang, head: letterheadIn(settings, lang), zone, email, choices, hour, key, isSaved }),
  )
}
