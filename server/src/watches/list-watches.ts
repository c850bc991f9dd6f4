import { listWatches as route } from '@longhaul/contract/goods/watches.ts'
import { glossOptions } from '@longhaul/domain/goods/gloss.ts'
import { imageUrl } from '../files/public.ts'
import { namesOf, readGoodsAtHand } from '../goods/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listOwnWatches } from './sql.ts'

/** After so many failures in a row the shopper is shown that the page cannot be read. */
const FAILED_SHOWN = 2

export const listWatchesAction = readAction(route, listWatches)

async function listWatches({ db, me, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await listOwnWatches(db, me.id)
  const knownOf = await readGoodsAtHand(db, rows)
  const items = rows.map((row) => {
    const known = knownOf(row)
    return {
      id: row.id,
      platform: row.platform,
      url: row.url,
      title: known?.title || row.title,
      ...namesOf({ title_latin: known?.titleLatin ?? '' }),
      image: imageUrl(world, known?.imageFileId ?? null, now),
      options_text: row.options_text,
      options_latin: glossOptions(row.options_text),
      state: row.seen_state,
      price_fen: row.seen_fen,
      read_at: row.seen_state === null ? null : (row.read_at?.toISOString() ?? null),
      is_unreadable: row.failed >= FAILED_SHOWN,
      until: row.until.toISOString(),
      created_at: row.created_at.toISOString(),
    }
  })
  return { items, is_open: world.env.watchedPagesADay > 0 }
}
