import type { ReplyOf } from '@longhaul/contract/route.ts'
import type { resolveLink } from '@longhaul/contract/goods/goods.ts'
import type { ParsedLink } from '@longhaul/domain/links/parsed-link.ts'
import type { Paste } from '@longhaul/domain/links/read-paste.ts'
import { shopAddress } from '@longhaul/domain/links/shop-address.ts'

/** A recognised paste in wire format: a link or a reason, and the other content of the text. */
export function toResolution({
  result,
  links,
  isCut,
  taken,
  title,
  words,
}: Paste): ReplyOf<typeof resolveLink> {
  return {
    ...ofResult(result),
    shop_url: shopAddress(result),
    links: links.map((link) => ({
      platform: platformOf(link.result),
      url: link.address,
      words: link.words,
      is_whole: link.result.ok || link.result.reason !== 'cut_link',
    })),
    links_cut: isCut,
    taken,
    proposal: { title, words },
  }
}

function ofResult(parsed: ParsedLink) {
  if (!parsed.ok) {
    const { reason, platform = null, url = null, sellerId = null } = parsed
    return { link: null, reason, platform, manual_url: url, seller_id: sellerId }
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
  return { link, reason: null, platform: null, manual_url: canonicalUrl, seller_id: null }
}

const platformOf = (parsed: ParsedLink): string | null =>
  (parsed.ok ? parsed.link.platform : parsed.platform) ?? null
