import type { ReplyOf } from '@longhaul/contract/route.ts'
import type { resolveLink } from '@longhaul/contract/goods.ts'
import type { ParsedLink } from '@longhaul/domain/links/parsed-link.ts'

/** What a pasted text turned out to be, as it goes over the wire: a link, or a reason and perhaps an address for the manual form. */
export function toResolution(parsed: ParsedLink): ReplyOf<typeof resolveLink> {
  if (!parsed.ok) {
    const { reason, platform = null, url = null } = parsed
    return { link: null, reason, platform, manual_url: url }
  }
  const { platform, itemId, canonicalUrl, sellerId, skuId, viaAgent } = parsed.link
  const link = {
    platform,
    item_id: itemId,
    canonical_url: canonicalUrl,
    seller_id: sellerId ?? null,
    sku_id: skuId ?? null,
    via_agent: viaAgent ?? null,
  }
  return { link, reason: null, platform: null, manual_url: canonicalUrl }
}
