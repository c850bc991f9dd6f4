import type { SplitLink } from '../split-link.ts'
import { partOf, type Marketplace, type Reading } from './marketplace.ts'

/** Xiaohongshu's shop. `/explore/…` is a note, not goods. */
export const xiaohongshu: Marketplace = {
  platform: 'xiaohongshu',
  domains: ['xiaohongshu.com', 'xhslink.com'],
  itemId: /^[0-9a-f]{24}$/,
  miniProgram: '小红书',
  read: (link) => (link.host.endsWith('xhslink.com') ? shortLink(link) : itemPage(link)),
}

function itemPage({ page }: SplitLink): Reading | undefined {
  const itemId = partOf(page, /^\/goods-detail\/([0-9a-f]{24})$/)
  if (itemId === undefined) return undefined
  const canonicalUrl = `https://www.xiaohongshu.com/goods-detail/${itemId}`
  return { kind: 'item', link: { platform: 'xiaohongshu', itemId, canonicalUrl } }
}

const shortLink = ({ path }: SplitLink): Reading | undefined =>
  /^(\/[a-z])?\/[\w-]{4,40}\/?$/i.test(path) ? { kind: 'redirect', platform: 'xiaohongshu' } : undefined
