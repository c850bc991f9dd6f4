import { searchGoods as route, SEARCH_SOURCES } from '@longhaul/contract/goods/goods-search.ts'
import { FOUND_DEPTH, FOUND_PAGE } from '@longhaul/domain/goods-search/limits.ts'
import { type Stream, mergeFound } from '@longhaul/domain/goods-search/merge.ts'
import { searchTerms } from '@longhaul/domain/goods-search/terms.ts'
import { whyNotSearch } from '@longhaul/domain/goods-search/why-not-search.ts'
import {
  GOODS_FINDERS,
  type GoodsFinder,
  type SearchSource,
  type Wanted,
  findersIn,
  standInOf,
} from '../goods/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { refuseIf, badInput } from '../platform/http/refusal.ts'
import { readSettings } from '../site/public.ts'
import { type Asked, type SourceAnswer, askFinders, byWords, stateOf } from './ask-finders.ts'
import { type Found, fromListing, fromRemembered, toCards } from './cards.ts'
import { findRemembered } from './sql.ts'

export const searchGoodsAction = readAction(route, searchGoods)

/**
 * Looks for goods in our memory and in every shop that can be searched, all at once. A source that is slow or
 * broken is named, and the others' goods are shown.
 */
async function searchGoods(call: ReadCall<typeof route>): Answer<typeof route> {
  const { query, db, me, now, world, request } = call
  const words = query.q.trim()
  refuseIf(whyNotSearch(words))
  const terms = searchTerms(words)
  const from = decodePositions(query.cursor)
  const sort = query.sort ?? 'best'
  const { min_fen: minFen, max_fen: maxFen, marketplace: platform } = query
  const seen = {
    isWeighed: query.weighed ?? false,
    hasPhotos: query.photos ?? false,
    problemsPerMille: query.problems_per_mille,
  }
  // Other shops know nothing of what arrived here.
  const isSeenHere = seen.isWeighed || seen.hasPhotos || seen.problemsPerMille !== undefined
  const isAsked = (source: SearchSource) => query.source === undefined || query.source === source
  const serves = (finder: GoodsFinder) => platform === undefined || finder.platforms.includes(platform)
  const serving = isSeenHere
    ? []
    : findersIn(world).filter((finder) => isAsked(finder.source) && serves(finder))
  const { showGoodsPhotos: showsPhotos } = await readSettings(db)
  const wanted = { words, chinese: terms.chinese, sort, minFen, maxFen }
  const asking = { world, now, guest: me ? undefined : request.ip, shopperId: me?.id }
  const [rows, answers] = await Promise.all([
    isAsked('memory')
      ? findRemembered(
          db,
          terms,
          { sort, minFen, maxFen, platform, ...seen, showsPhotos, now },
          { offset: from.memory ?? 0, limit: FOUND_PAGE + 1 },
        )
      : undefined,
    askFinders(
      asking,
      serving.map((finder) => {
        const other = query.source === undefined ? standInOf(world, finder) : undefined
        return wordsAsked(wanted, from, finder, other && serves(other) ? other : undefined)
      }),
    ),
  ])
  const streams: Stream<Found>[] = []
  if (rows) {
    const start = from.memory ?? 0
    const items = rows.slice(0, FOUND_PAGE).map((row) => fromRemembered(row))
    const more = rows.length > FOUND_PAGE
    streams.push({ source: 'memory', from: start, items, next: start + items.length, more })
  }
  for (const finder of GOODS_FINDERS) {
    const answer = answers.get(finder.source)
    if (answer?.state === 'answered')
      streams.push(streamOf(finder, from[finder.source] ?? 0, answer.page, platform))
  }
  const { items, next, more } = mergeFound(streams, sort, query.limit ?? FOUND_PAGE)
  const isEnd = !more || Object.values(next).some((position) => position >= FOUND_DEPTH)
  return {
    items: await toCards(call, items),
    next_cursor: isEnd ? null : encodePositions({ ...from, ...next }),
    sources: [
      ...(rows ? [{ source: 'memory', state: 'answered', total: rows[0]?.total ?? 0 } as const] : []),
      ...[...answers].map(([source, answer]) => ({ source, ...stateOf(answer) })),
    ],
    searched_as: searchedAs(answers),
  }
}

/**
 * What a source is asked. Its stand-in steps in on the first page only: each has an order of its own, so the
 * pages after it are asked of whoever answered that.
 */
function wordsAsked(
  wanted: Omit<Wanted, 'page' | 'pageSize'>,
  from: Positions,
  finder: GoodsFinder,
  standIn: GoodsFinder | undefined,
): Asked {
  const ask = (one: GoodsFinder, other?: Asked) =>
    byWords(one, pageOf(one, wanted, from[one.source] ?? 0), other)
  if (!standIn || from[finder.source] !== undefined) return ask(finder)
  return from[standIn.source] === undefined ? ask(finder, ask(standIn)) : ask(standIn)
}

/** The page of a source in which a position is. */
const pageOf = (
  { pageSize }: GoodsFinder,
  wanted: Omit<Wanted, 'page' | 'pageSize'>,
  position: number,
): Wanted => ({ ...wanted, pageSize, page: Math.floor(position / pageSize) + 1 })

type Page = Extract<SourceAnswer, { state: 'answered' }>['page']

/** The rest of a source's page from a position on. Each page has `pageSize` positions, filled or not. */
function streamOf(
  { source, pageSize }: GoodsFinder,
  from: number,
  { items, more }: Page,
  platform: string | undefined,
): Stream<Found> {
  return {
    source,
    from,
    items: items.slice(from % pageSize, pageSize).map((item) => ({
      ...fromListing(source, item),
      isLeftOut: platform !== undefined && item.platform !== platform,
    })),
    next: from - (from % pageSize) + pageSize,
    more,
  }
}

/** The Chinese words that some source was sent in place of the reader's. */
const searchedAs = (answers: ReadonlyMap<SearchSource, SourceAnswer>): string | null =>
  [...answers.values()].flatMap((answer) =>
    answer.state === 'answered' ? (answer.page.searchedAs ?? []) : [],
  )[0] ?? null

/** Where the next page begins in each source; a source that is left out begins at its first. */
type Positions = Partial<Record<SearchSource, number>>

const encodePositions = (positions: Positions): string =>
  Buffer.from(
    SEARCH_SOURCES.flatMap((source) => (positions[source] ? `${source}:${positions[source]}` : [])).join(' '),
  ).toString('base64url')

/** Refuses text that `encodePositions` did not make. */
function decodePositions(cursor: string | undefined): Positions {
  if (cursor === undefined) return {}
  const parts = Buffer.from(cursor, 'base64url').toString().split(' ')
  const positions: Positions = {}
  for (const part of parts) {
    const [name, digits = ''] = part.split(':')
    const source = SEARCH_SOURCES.find((known) => known === name)
    const position = /^\d{1,4}$/.test(digits) ? Number(digits) : Infinity
    if (!source || position > FOUND_DEPTH || source in positions) throw badInput({ cursor: 'format' })
    positions[source] = position
  }
  return positions
}
