import type { ParsedLink } from '@longhaul/domain/links/parsed-link.ts'
import type { Paste } from '@longhaul/domain/links/read-paste.ts'
import { OTHER_PLATFORM } from '@longhaul/domain/orders/seller-groups.ts'
import { recognise } from './follow-short-link.ts'
import { idOfPage } from './page-now.ts'
import { type Answer, askProviders } from './providers/ask-providers.ts'
import type { Asking, Sought } from './providers/provider.ts'
import { noteUnread } from './sites/note-unread.ts'

/** What a pasted text leads to, and what the sources say about it. */
export type Goods = Partial<Answer> & { paste: Paste; sought: Sought | undefined }

/**
 * Recognises a pasted text and queries the sources in turn for its product. What was not read is counted for
 * the staff's report.
 * @throws NotStored if `asking` allows only stored answers and a source has none.
 */
export async function lookUpGoods(
  asking: Asking,
  wanted: { text: string; pick?: number | undefined },
): Promise<Goods> {
  const paste = await recognise(asking, wanted)
  const sought = toSought(paste.result)
  const answer = sought ? await askProviders(asking, sought) : {}
  if (!asking.storedOnly)
    await noteUnread(asking.world, paste, {
      now: asking.now,
      hasProduct: 'product' in answer && answer.product !== undefined,
    })
  return { paste, sought, ...answer }
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
