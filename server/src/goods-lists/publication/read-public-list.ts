import type { getPublicList } from '@longhaul/contract/goods/public-lists.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import { glossOptions } from '@longhaul/domain/goods/gloss.ts'
import { isPublicCode } from '@longhaul/domain/goods-lists/public-list.ts'
import { readGoodsCards } from '../../goods-knowledge/public.ts'
import type { Db } from '../../platform/database/db.ts'
import type { World } from '../../platform/world.ts'
import { findShownCode } from '../../rewards/public.ts'
import { type PublicListRecord, findByCode } from './sql.ts'

/** A public list by its code: `undefined` if there never was one, null if it is no longer shown. */
export async function readShownList(db: Db, code: string): Promise<PublicListRecord | null | undefined> {
  const found = isPublicCode(code) ? await findByCode(db, code) : undefined
  return found && found.state !== 'shown' ? null : found
}

/** The same with what our warehouse knows of its goods, in wire format. */
export async function readPublicList(
  { db, world, now }: { db: Db; world: World; now: Date },
  code: string,
): Promise<ReplyOf<typeof getPublicList>['list'] | undefined> {
  const list = await readShownList(db, code)
  if (!list) return list
  const { title, intro, shown_name, updated_at, goods } = list
  const known = await readGoodsCards(db, world, goods, now)
  return {
    title,
    intro,
    shown_name,
    updated_at: updated_at.toISOString(),
    creator_code: await findShownCode(db, list.shopper_id),
    goods: goods.map(({ platform, ...entry }, at) => ({
      marketplace: platform,
      ...entry,
      options_latin: glossOptions(entry.options_text),
      ...known[at]!,
    })),
  }
}
