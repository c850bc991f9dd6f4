import { paramOf } from '../params.ts'
import type { SplitLink } from '../split-link.ts'
import { idOf, partOf, type Marketplace, type Reading } from './marketplace.ts'

const ALIAS = /^[0-9a-z]{12,16}$/

/** Youzan, the shop system behind many WeChat shops. An item is an alias of letters and digits. */
export const youzan: Marketplace = {
  platform: 'youzan',
  domains: ['youzan.com'],
  itemId: ALIAS,
  read: (link) => itemPage(link) ?? shortLink(link) ?? shopPage(link),
}

function itemPage({ page, params }: SplitLink): Reading | undefined {
  const alias =
    page === '/show/goods' || page === '/v2/showcase/goods' || page === '/wscgoods/detail'
      ? paramOf(params, 'alias')
      : partOf(page, /^\/(?:wscgoods\/detail|v2\/goods)\/([0-9a-z]+)$/)
  if (alias === undefined || !ALIAS.test(alias)) return undefined
  const canonicalUrl = `https://detail.youzan.com/show/goods?alias=${alias}`
  return { kind: 'item', link: { platform: 'youzan', itemId: alias, canonicalUrl } }
}

const shortLink = ({ host, path }: SplitLink): Reading | undefined =>
  host === 'j.youzan.com' && /^\/[\w-]{4,40}$/.test(path)
    ? { kind: 'redirect', platform: 'youzan' }
    : undefined

const shopPage = ({ page, params }: SplitLink): Reading | undefined =>
  /^\/(wscshop\/showcase|v2\/showcase)\/(homepage|feature)$/.test(page)
    ? { kind: 'shop', platform: 'youzan', sellerId: idOf(paramOf(params, 'kdt_id'), 4) }
    : undefined
