import type { SplitLink } from '../split-link.ts'
import { decoded, paramOf } from '../params.ts'
import { idOf, isFrontPage, partOf, type Marketplace, type Reading } from './marketplace.ts'

export const jd: Marketplace = {
  platform: 'jd',
  domains: ['jd.com', 'jd.hk', 'yiyaojd.com', 'jkcsjd.com', '3.cn'],
  idDigits: [6, 14],
  itemId: /^[1-9]\d{4,13}$/,
  wallHosts: ['passport.jd.com', 'plogin.m.jd.com', 'cfe.m.jd.com'],
  miniProgram: '京东',
  appSchemes: ['openapp.jdmobile'],
  read: (link) => {
    if (link.scheme === 'openapp.jdmobile') return appPage(link)
    return itemPage(link) ?? shortLink(link) ?? searchPage(link) ?? shopPage(link)
  },
}

function item(id: string | undefined): Reading | undefined {
  const itemId = idOf(id)
  if (itemId === undefined) return undefined
  return {
    kind: 'item',
    link: { platform: 'jd', itemId, canonicalUrl: `https://item.jd.com/${itemId}.html` },
  }
}

const DESKTOP_HOSTS = [
  'item.jd.com',
  'item.jd.hk',
  'npcitem.jd.hk',
  'i-item.jd.com',
  'item.yiyaojd.com',
  'item.jkcsjd.com',
]
const MOBILE_HOSTS = ['item.m.jd.com', 'mitem.jd.hk', 'in.m.jd.com']

function itemPage({ host, page, params }: SplitLink): Reading | undefined {
  if (DESKTOP_HOSTS.includes(host)) return item(partOf(page, /^\/(\d+)\.html?$/))
  if (MOBILE_HOSTS.includes(host)) {
    return page === '/ware/view.action'
      ? item(paramOf(params, 'wareid'))
      : item(partOf(page, /^\/(?:product\/(?:jieshao\/(?:video\/)?)?)?(\d+)\.html?$/))
  }
  const isWeixin = (host === 'wq.jd.com' || host === 'wqitem.jd.com') && page === '/item/view'
  return isWeixin ? item(paramOf(params, 'sku')) : undefined
}

/** Short codes, and the share form whose token hides the id. */
function shortLink({ host, path }: SplitLink): Reading | undefined {
  const leadsOn =
    ((host === 'u.jd.com' || host === '3.cn') && /^\/[\w-]{4,40}$/.test(path)) ||
    (DESKTOP_HOSTS.includes(host) && /^\/product\/[\w-]{12,80}\.html$/.test(path))
  return leadsOn ? { kind: 'redirect', platform: 'jd' } : undefined
}

const searchPage = ({ host, page }: SplitLink): Reading | undefined =>
  (host === 'search.jd.com' && page === '/search') || (host === 'so.m.jd.com' && page !== '')
    ? { kind: 'shop', platform: 'jd' }
    : undefined

const SERVICES = new Set(
  'www m item search cart home order passport list mall u wq wqitem i-item help union jr re pro prodev channel'.split(
    ' ',
  ),
)

function shopPage({ host, page }: SplitLink): Reading | undefined {
  const sellerId =
    host === 'mall.jd.com' || host === 'mall.jd.hk'
      ? idOf(partOf(page, /^\/index-(\d+)\.html$/), 3)
      : undefined
  const name = partOf(host, /^([a-z0-9-]+)\.jd\.com$/)
  const isVanityHost = name !== undefined && !SERVICES.has(name) && isFrontPage(page)
  return sellerId !== undefined || isVanityHost ? { kind: 'shop', platform: 'jd', sellerId } : undefined
}

/** `openapp.jdmobile://virtual?params=` and, encoded, `{"des":"productDetail","skuId":"…"}`. */
function appPage({ params }: SplitLink): Reading | undefined {
  const text = decoded(paramOf(params, 'params') ?? '')
  const isProduct = text.toLowerCase().includes('"productdetail"')
  return isProduct ? item(partOf(text, /"skuId"\s*:\s*"?(\d{5,15})\b/)) : undefined
}
