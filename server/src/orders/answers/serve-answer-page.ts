import { ANSWER_CHOICES, type AnswerChoice } from '@longhaul/domain/orders/answer-link.ts'
import { zoneOfReader } from '@longhaul/domain/time/zones.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { imageUrl } from '../../files/public.ts'
import { balancesOf, lockShopper } from '../../ledger/public.ts'
import { languageOf } from '../../platform/http/api.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { countCalls, networkOf } from '../../platform/http/rate-limit.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { inJob } from '../../platform/jobs/unit-of-work.ts'
import { hashToken } from '../../platform/session.ts'
import type { World } from '../../platform/world.ts'
import { letterheadIn, readSettings } from '../../site/public.ts'
import { answerByLink, changeAnswerByLink } from './answer-by-link.ts'
import { type FormChoice, formNonce, isFormNonce } from './answer-form.ts'
import { CHANGE, answerPage } from './answer-page.ts'
import { ANSWER_PAGE } from '../../messages/public.ts'
import { changeOf, stateOf } from './link-state.ts'
import { RENEW, deadAnswerPage, renewedPage } from './new-link-page.ts'
import { renewLink } from './renew-link.ts'
import { findAnswerLink } from './sql-answer-links.ts'

/** Answers by mail are rare; whoever asks more often is guessing tokens. */
const PER_MINUTE = 30
/** The form has three short fields. */
const FORM_MAX_BYTES = 2_000

type Asked = {
  key: string
  choice: AnswerChoice
  /** Instead of the answer given before. */
  isChange: boolean
}

/**
 * `/answer`: the page behind the buttons of a mail. GET and HEAD show and change nothing, since mail programs
 * open links before people do; only the form on the page decides. No script, no log-in.
 */
export async function serveAnswerPage(app: FastifyInstance, world: World): Promise<void> {
  const count = countCalls(world, ANSWER_PAGE, PER_MINUTE)
  await app.register(async (site) => {
    site.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    site.addHook('onRequest', async (request) => count(networkOf(request.ip), request))
    site.get(ANSWER_PAGE, (request, reply) => show(world, request, reply, readAsked(request.query)))
    site.post(ANSWER_PAGE, (request, reply) => decide(world, request, reply))
  })
}

/** The link and the answer that a request names; undefined if it names none. */
function readAsked(fields: unknown): Asked | undefined {
  const [key, choice] = [fieldOf(fields, 'key'), fieldOf(fields, 'choice')]
  const known = ANSWER_CHOICES.find((each) => each === choice)
  return known && /^[\w-]{43}$/.test(key)
    ? { key, choice: known, isChange: fieldOf(fields, CHANGE) !== '' }
    : undefined
}

/** A field as text; empty if there is none, or several of its name. */
function fieldOf(fields: unknown, name: string): string {
  if (typeof fields !== 'object' || fields === null) return ''
  const [, value] = Object.entries(fields).find(([each]) => each === name) ?? []
  return typeof value === 'string' ? value : ''
}

async function decide(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const asked = readAsked(request.body)
  if (!asked) return await show(world, request, reply, undefined)
  if (fieldOf(request.body, RENEW) !== '') return await renew(world, request, reply, asked.key)
  const { secret, clock } = world
  const tokenHash = hashToken(asked.key)
  const isOurs = isFormNonce(fieldOf(request.body, 'nonce'), {
    secret,
    tokenHash,
    choice: formChoice(asked),
    now: clock.now(),
  })
  if (!isOurs) return await show(world, request, reply, asked, { isStale: true })
  let isRefused = false
  try {
    await inJob(world, ['orders', 'stock', 'funds', 'rewards', 'messages'], async (work) => {
      const link = await findAnswerLink(work.tx, tokenHash)
      if (!link) return
      const { availableFen } = await lockShopper(work.tx, link.shopper_id)
      const answer = asked.isChange ? changeAnswerByLink : answerByLink
      await answer(work, { tokenHash, choice: asked.choice, availableFen })
    })
  } catch (error) {
    // The question changed at the same moment: the page says what became of it.
    if (!(error instanceof Refusal)) throw error
    isRefused = true
  }
  return await show(world, request, reply, asked, { isChanged: isRefused })
}

const formChoice = ({ choice, isChange }: Asked): FormChoice => (isChange ? `change ${choice}` : choice)

/** Asks for a new link. The answer is the same for every key, in the language of the browser. */
async function renew(world: World, request: FastifyRequest, reply: FastifyReply, key: string) {
  await inJob(world, ['messages'], (work) => renewLink(work, key))
  const guest = languageOf(request)
  void setHeaders(reply)
  return reply.send(renewedPage(guest, letterheadIn(await readSettings(world.db), guest)))
}

async function show(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked | undefined,
  { isStale = false, isChanged = false }: { isStale?: boolean; isChanged?: boolean } = {},
): Promise<FastifyReply> {
  const { db, clock, secret } = world
  const now = clock.now()
  const settings = await readSettings(db)
  void setHeaders(reply)
  const link = asked && (await findAnswerLink(db, hashToken(asked.key)))
  if (!link) return dead()
  const { availableFen } = await balancesOf(db, link.shopper_id)
  const asking = { choice: asked.choice, availableFen, now }
  const state = stateOf(link, asking)
  if (state === 'dead') return dead()
  const { lang, time_zone: timeZone, country } = link
  return reply.send(
    answerPage({
      lang,
      zone: zoneOfReader({ timeZone, country }),
      head: letterheadIn(settings, lang),
      state,
      choice: asked.choice,
      change: changeOf(link, asking),
      isChanging: asked.isChange,
      key: asked.key,
      link,
      availableFen,
      pictureUrl: imageUrl(world, link.photo_id ?? link.image_file_id, now),
      nonce: formNonce(secret, hashToken(asked.key), formChoice(asked), now),
      isStale,
      isChanged,
    }),
  )

  function dead(): FastifyReply {
    const guest = languageOf(request)
    return reply.code(404).send(deadAnswerPage(guest, letterheadIn(settings, guest), asked))
  }
}

const setHeaders = (reply: FastifyReply) =>
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${publicUrl('')}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
