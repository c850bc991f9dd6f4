import { searchGoodsByPicture as route } from '@longhaul/contract/goods/goods-search.ts'
import { UPLOAD_MAX_BYTES } from '@longhaul/contract/site/files.ts'
import { FOUND_PAGE } from '@longhaul/domain/goods-search/limits.ts'
import { SAME_BITS } from '@longhaul/domain/goods-search/picture-hash.ts'
import { readUpload } from '../files/public.ts'
import { findersIn } from '../goods/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { readSettings } from '../site/public.ts'
import { askFinders, byPicture, stateOf } from './ask-finders.ts'
import { type Found, fromListing, fromRemembered, toCards } from './cards.ts'
import { pictureToSend, readHash } from './read-hash.ts'
import { findAlike } from './sql.ts'

/** A picture is sent first and then asked about: two calls, for which a reader who sent one waits. */
const ANSWERS_WITHIN_MS = 6_000

export const searchGoodsByPictureAction = longAction(route, searchGoodsByPicture)

/**
 * Finds the goods whose pictures are most like an uploaded one: in our memory, and at marketplaces that
 * compare pictures. The upload is forgotten with the answer.
 */
async function searchGoodsByPicture(call: LongCall<typeof route>): Answer<typeof route> {
  const { db, me, now, request, world } = call
  const content = await readUpload(request, UPLOAD_MAX_BYTES)
  const hash = await readHash(content)
  if (!hash) throw new Refusal('picture_plain')
  const { showGoodsPhotos: showsPhotos } = await readSettings(db)
  const asking = { world, now, guest: me ? undefined : request.ip, shopperId: me?.id }
  const [rows, answers] = await Promise.all([
    findAlike(db, hash, { showsPhotos, now, limit: FOUND_PAGE }),
    askFinders(asking, byPicture(findersIn(world), await pictureToSend(content)), ANSWERS_WITHIN_MS),
  ])
  const found = new Map<string, { item: Found; isSame: boolean }>()
  for (const row of rows) {
    const item = fromRemembered(row)
    found.set(item.key, { item, isSame: row.distance <= SAME_BITS })
  }
  for (const [source, answer] of answers)
    if (answer.state === 'answered')
      for (const listing of answer.page.items) {
        const item = fromListing(source, listing)
        if (!found.has(item.key)) found.set(item.key, { item, isSame: false })
      }
  const all = [...found.values()]
  const cards = await toCards(
    call,
    all.map(({ item }) => item),
  )
  return {
    items: cards.map((card, at) => ({ ...card, is_same: all[at]!.isSame })),
    sources: [
      { source: 'memory', state: 'answered', total: rows.length },
      ...[...answers].map(([source, answer]) => ({ source, ...stateOf(answer) })),
    ],
  }
}
