import type { ReplyOf } from '@longhaul/contract/route.ts'
import type { resolveLink } from '@longhaul/contract/goods.ts'
import type { ParsedLink } from '@longhaul/domain/links/parsed-link.ts'

/** What a pasted text turned out to be, as it goes over the wire: a link, or a reason and perhaps an address for the manual form. */
export function toResolution(parsed: ParsedLink): ReplyOf<typeof resolveLink> {
  if (!parsed.ok) return { link: null, reason: parsed.reason, manual_url: parsed.url ?? null }
  const { platform, itemId, canonicalUrl, sellerId, skuId, viaAgent } = parsed.link
  const link = {
    platform,
    item_id: itemId,
    canonical_url: canonicalUrl,
    seller_id: sellerId ?? null,
    sku_id: skuId ?? null,
    via_agent: viaAgent ?? null,
  }
  return { link, reason: null, manual_url: canonicalUrl }
}
