import { createHash } from 'node:crypto'
import {
  type Asking,
  type GoodsFinder,
  type ListingPage,
  NoShare,
  type Outcome,
  type SearchSource,
  type Wanted,
  inGuestShare,
} from '../goods/public.ts'
import { pauseUntil } from '../platform/backoff.ts'
import { countHit } from '../platform/database/count-hit.ts'
import { networkOf } from '../platform/http/rate-limit.ts'
import type { World } from '../platform/world.ts'
import { firstOrStandIn } from './first-or-stand-in.ts'
import { findStoredPages, saveStoredPage } from './sql.ts'

/** An answer of an hour ago is shown again without a call. */
const FRESH_MS = 3_600_000
/** A search answers after this, with what has arrived. */
const ANSWERS_WITHIN_MS = 2_700
const DAY_MS = 86_400_000
/** Searches of other shops in a day that cost a call: of a shopper, and of all guests at one address. */
const SHOPPER_A_DAY = 300
const ADDRESS_A_DAY = 100

export type SourceAnswer =
  | { state: 'answered'; page: ListingPage }
  | { state: 'slow' | 'failed' | 'used_up' | 'not_open' }

/** How a source answered, in wire format. */
export const stateOf = (answer: SourceAnswer) => ({
  state: answer.state,
  total: answer.state === 'answered' ? answer.page.total : null,
})

/** Who searches. */
export type Searching = Asking & { shopperId: string | undefined }

/** A search of one source. The text names what is searched for; its answer is stored under a hash of it. */
export type Asked = {
  finder: GoodsFinder
  text: string
  find(asking: Asking): Promise<Outcome<ListingPage>>
  /** What is asked instead if this source does not answer. */
  standIn?: Asked | undefined
}

/** A search by words. */
export const byWords = (finder: GoodsFinder, wanted: Wanted, standIn?: Asked): Asked => ({
  finder,
  text: textOf(finder.source, wanted),
  find: (asking) => finder.find(asking, wanted),
  standIn,
})

/** A search by a picture, of each of these finders that can compare pictures. */
export const byPicture = (finders: readonly GoodsFinder[], picture: Buffer): Asked[] => {
  const name = createHash('sha256').update(picture).digest('hex')
  return finders.flatMap((finder) =>
    finder.findAlike
      ? [
          {
            finder,
            text: JSON.stringify([finder.source, 'picture', name]),
            find: async (asking) => (await finder.findAlike?.(asking, picture)) ?? { end: 'failed' },
          },
        ]
      : [],
  )
}

/**
 * Asks several sources at once, each for a page of its own; for one that does not answer, its stand-in, and
 * then the result has the one of the two that answered. What was answered within the hour costs nothing; what
 * is under way is waited for, not asked twice, and is stored when it arrives, however late.
 */
export async function askFinders(
  asking: Searching,
  asked: readonly Asked[],
  answersWithinMs = ANSWERS_WITHIN_MS,
): Promise<Map<SearchSource, SourceAnswer>> {
  const { world, now } = asking
  const open = asked.filter(({ finder }) => finder.isOpen(world))
  const keys = open
    .flatMap(withStandIn)
    .map(({ finder, text }) => ({ source: finder.source, key: keyOf(text) }))
  const stored = await findStoredPages(world.db, keys, new Date(now.getTime() - FRESH_MS))
  const running = runningOf(world)
  const isFresh = open.some((one) =>
    withStandIn(one).every((each) => !stored.has(each.finder.source) && !running.has(each.text)),
  )
  const mayAsk = !isFresh || (await takeShare(asking))
  const limit = new AbortController()
  const after = async (ms: number): Promise<SourceAnswer> => {
    await pauseUntil(ms, limit.signal)
    return { state: 'slow' }
  }
  const half = after(answersWithinMs / 2)
  const slow = after(answersWithinMs)
  const sourceOf = (one: Asked) => ({
    isRunning: running.has(one.text),
    run: async () => running.get(one.text) ?? (mayAsk ? start(asking, one) : NO_SHARE),
  })
  const answers = await Promise.all(
    asked.map(async (one): Promise<readonly [SearchSource, SourceAnswer]> => {
      const { source } = one.finder
      if (!open.includes(one)) return [source, { state: 'not_open' }]
      for (const { finder } of withStandIn(one)) {
        const page = stored.get(finder.source)
        if (page) return [finder.source, { state: 'answered', page }]
      }
      const { standIn } = one
      if (!standIn) return [source, await Promise.race([sourceOf(one).run(), slow])]
      const two = { first: sourceOf(one), standIn: sourceOf(standIn) }
      const { isStandIn, answer } = await firstOrStandIn(two, { half, slow, isFinal })
      return [isStandIn ? standIn.finder.source : source, answer]
    }),
  )
  limit.abort()
  return new Map(answers)
}

/** The caller's own share is used up; no other source is asked for them either. */
const NO_SHARE: SourceAnswer = { state: 'used_up' } as const

const isFinal = (answer: SourceAnswer): boolean => answer.state === 'answered' || answer === NO_SHARE

const withStandIn = (one: Asked): Asked[] => (one.standIn ? [one, one.standIn] : [one])

/** Asks one source and stores its answer; what is under way is found by its name. */
async function start(asking: Asking, asked: Asked): Promise<SourceAnswer> {
  const running = runningOf(asking.world)
  const run = find(asking, asked).finally(() => running.delete(asked.text))
  running.set(asked.text, run)
  return await run
}

async function find(asking: Asking, asked: Asked): Promise<SourceAnswer> {
  const { world, now } = asking
  const { source } = asked.finder
  try {
    const outcome = await inGuestShare(asking, async () => await asked.find(asking))
    if (outcome.end !== 'answered') return { state: outcome.end }
    const since = new Date(now.getTime() - FRESH_MS)
    await saveStoredPage(world.db, { source, key: keyOf(asked.text), found: outcome.value, now, since })
    return { state: 'answered', page: outcome.value }
  } catch (error) {
    if (error instanceof NoShare) return NO_SHARE
    world.log.warn({ err: error, source }, 'a search of another shop failed')
    return { state: 'failed' }
  }
}

/** Whether the caller may cause one more search of other shops today. */
async function takeShare({ world, now, guest, shopperId }: Searching): Promise<boolean> {
  const [who, limit] =
    shopperId === undefined ? [networkOf(guest ?? ''), ADDRESS_A_DAY] : [shopperId, SHOPPER_A_DAY]
  const { hits } = await countHit(world.db, `goods searches ${who}`, now, DAY_MS)
  return hits <= limit * world.env.rateLimitFactor
}

const textOf = (source: string, wanted: Wanted): string =>
  JSON.stringify([
    source,
    wanted.words.toLowerCase(),
    wanted.page,
    wanted.pageSize,
    wanted.sort,
    wanted.minFen ?? null,
    wanted.maxFen ?? null,
  ])

const keyOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What each server (identified by its database) is asking now. */
function runningOf({ db }: Pick<World, 'db'>): Map<string, Promise<SourceAnswer>> {
  const running = RUNNING.get(db) ?? new Map<string, Promise<SourceAnswer>>()
  RUNNING.set(db, running)
  return running
}

const RUNNING = new WeakMap<object, Map<string, Promise<SourceAnswer>>>()
