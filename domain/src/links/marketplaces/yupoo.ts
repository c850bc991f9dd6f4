import { innerLinks } from '../inner-links.ts'
import type { Params } from '../params.ts'
import type { SplitLink } from '../split-link.ts'
import { idOf, partOf, type Marketplace, type Reading } from './marketplace.ts'

/** Yupoo, photo albums that sellers use as catalogues: an album stands for an item and names its seller. */
export const yupoo: Marketplace = {
  platform: 'yupoo',
  domains: ['yupoo.com'],
  itemId: /^[1-9]\d{3,14}$/,
  read: ({ host, page, params }) => {
    if (host.endsWith('x.yupoo.com') && page === '/external') return exitTo(params)
    const owner = partOf(host, /^([a-z0-9-]{1,60})\.x\.yupoo\.com$/)
    if (owner !== undefined) return ownerPage(owner, page)
    if (host !== 'www.yupoo.com' && host !== 'yupoo.com') return undefined
    const [, user, rest] = /^\/photos\/([a-z0-9-]{1,60})(\/.*)?$/.exec(page) ?? []
    return user === undefined ? undefined : ownerPage(user, rest ?? '')
  },
}

/** A link from an album to the place where the seller sells. */
function exitTo(params: Params): Reading {
  const inner = innerLinks(params, ['url'])
  return inner.length === 0 ? { kind: 'opaque' } : { kind: 'wrapped', inner }
}

function ownerPage(sellerId: string, page: SplitLink['page']): Reading | undefined {
  const itemId = idOf(partOf(page, /^\/albums\/(\d+)$/), 4)
  if (itemId !== undefined) {
    const canonicalUrl = `https://${sellerId}.x.yupoo.com/albums/${itemId}?uid=1`
    return { kind: 'item', link: { platform: 'yupoo', itemId, canonicalUrl, sellerId } }
  }
  return /^(\/(albums|(categories|collections)(\/\d+)?|search\/album))?$/.test(page)
    ? { kind: 'shop', platform: 'yupoo', sellerId }
    : undefined
}
