import { parseLink } from './parse-link.ts'

/**
 * A result on one line, for tables of test cases: `taobao 611223344556 sku=… seller=… via=…` for an item,
 * else the reason, the platform if known, and the rest in the same format.
 */
export function outcomeOf(text: string): string {
  const result = parseLink(text)
  const { platform, sellerId, viaAgent } = result.ok ? result.link : result
  const words = result.ok ? [platform, result.link.itemId] : [result.reason, platform]
  const skuId = result.ok ? result.link.skuId : undefined
  const details = { sku: skuId, seller: sellerId, via: viaAgent }
  for (const [name, value] of Object.entries(details)) if (value !== undefined) words.push(`${name}=${value}`)
  return words.filter((word) => word !== undefined).join(' ')
}

/** The canonical link of the item in a text. Throws if there is none. */
export function canonicalUrlOf(text: string): string {
  const result = parseLink(text)
  if (!result.ok) throw new Error(`${result.reason}: ${text}`)
  return result.link.canonicalUrl
}
