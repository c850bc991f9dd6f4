import { lookUpProduct as route } from '@longhaul/contract/goods/goods.ts'
import type { ParsedLink } from '@longhaul/domain/links/parsed-link.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { mallPagePath } from './demo-mall/reach-mall.ts'
import { recognise } from './follow-short-link.ts'
import { toProduct } from './product-card.ts'
import { askProviders } from './providers/ask-providers.ts'
import { type Asking, NotStored, type Sought } from './providers/provider.ts'
import { OTHER_PLATFORM } from './public.ts'
import { restrictedIn } from './restricted-goods.ts'
import { toResolution } from './resolution.ts'
import { idOfPage } from './page-now.ts'
import { noteUnread } from './sites/note-unread.ts'

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
  const paste = await recognise(asking, { text: query.url, pick: query.pick })
  const sought = toSought(paste.result)
  const { product, trouble, retryAt } = sought ? await askProviders(asking, sought) : {}
  if (!query.stored) await noteUnread(world, paste, { now, hasProduct: product !== undefined })
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

/** An item of a marketplace, or the page of an unknown shop, identified by its address. */
function toSought(parsed: ParsedLink): Sought | undefined {
  if (parsed.ok) return parsed.link
  if ((parsed.reason !== 'not_a_product' && parsed.reason !== 'album') || !parsed.url) return undefined
  return {
    platform: parsed.platform ?? OTHER_PLATFORM,
    itemId: idOfPage(parsed.url),
    canonicalUrl: parsed.url,
  }
}
