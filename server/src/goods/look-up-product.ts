import { lookUpProduct as route } from '@longhaul/contract/goods/goods.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { mallPagePath } from './demo-mall/reach-mall.ts'
import { lookUpGoods } from './look-up-goods.ts'
import { toProduct } from './product-card.ts'
import { type Asking, NotStored } from './providers/provider.ts'
import { restrictedIn } from './restricted-goods.ts'
import { toResolution } from './resolution.ts'

export const lookUpProductAction = readAction(route, lookUpProduct)

/**
 * Recognises a pasted link and queries the sources in turn for its product. An unknown product is a valid
 * answer, unless only a stored one is wanted.
 */
async function lookUpProduct(call: ReadCall<typeof route>): Answer<typeof route> {
  const { query, me, now, world, request } = call
  const storedOnly = query.stored ?? false
  try {
    const answer = await answerOf(call, { world, now, guest: me ? undefined : request.ip, storedOnly })
    if (storedOnly && !answer.product) throw new NotStored()
    return answer
  } catch (error) {
    throw error instanceof NotStored ? new Refusal('not_found') : error
  }
}

async function answerOf(
  { query, db, now, lang, world }: ReadCall<typeof route>,
  asking: Asking,
): Answer<typeof route> {
  const { paste, sought, product, trouble, retryAt } = await lookUpGoods(asking, {
    text: query.url,
    pick: query.pick,
  })
  return {
    ...toResolution(paste),
    product: product ? await toProduct(world, db, product, now) : null,
    trouble: trouble ?? null,
    page_url: sought ? mallPagePath(world, sought.canonicalUrl) : null,
    retry_at: retryAt?.toISOString() ?? null,
    restricted: product
      ? await restrictedIn(db, lang, [product.title, product.helperTitle, product.category])
      : [],
  }
}
