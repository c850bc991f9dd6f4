import type { SplitLink } from '../split-link.ts'
import { paramOf } from '../params.ts'
import { idOf, isFrontPage, partOf, type Marketplace, type Reading } from './marketplace.ts'
import { appLinkInside } from './app-link.ts'

/** Taobao and Tmall: two sites with one id space, so one file (docs/rules/goods.md). */
export const taobao: Marketplace = {
  platform: 'taobao',
  domains: ['taobao.com', 'tb.cn'],
  idDigits: [10, 13],
  itemId: /^[1-9]\d{4,12}$/,
  wallHosts: ['login.taobao.com', 'login.m.taobao.com', 'sec.taobao.com'],
  miniProgram: '淘宝',
  appSchemes: ['taobao', 'tbopen'],
  read: (link) => {
    if (link.scheme === 'tbopen') return appLinkInside(link, 'h5url', 'url')
    return shortLink(link) ?? searchPage(link) ?? itemPage(link) ?? shopPage(link)
  },
}

export const tmall: Marketplace = {
  platform: 'tmall',
  domains: ['tmall.com', 'tmall.hk', 'detail.liangxinyao.com', 'detail.yao.95095.com'],
  idDigits: [10, 13],
  itemId: /^[1-9]\d{4,12}$/,
  wallHosts: ['login.tmall.com'],
  miniProgram: '天猫',
  appSchemes: ['tmall'],
  read: (link) => {
    if (link.scheme === 'tmall') return tmallAppPage(link)
    return tmallSearchPage(link) ?? tmallItemPage(link) ?? tmallShopPage(link)
  },
}

export const taobaoItem = (id: string | undefined, link?: SplitLink): Reading | undefined =>
  item('taobao', 'https://item.taobao.com/item.htm?id=', id, link)

export const tmallItem = (id: string | undefined, link?: SplitLink): Reading | undefined =>
  item('tmall', 'https://detail.tmall.com/item.htm?id=', id, link)

function item(
  platform: 'taobao' | 'tmall',
  stem: string,
  id: string | undefined,
  link: SplitLink | undefined,
): Reading | undefined {
  const itemId = idOf(id)
  if (itemId === undefined) return undefined
  const skuId = link && idOf(paramOf(link.params, 'skuid'))
  const sellerId = link && idOf(paramOf(link.params, 'user_id'))
  return { kind: 'item', link: { platform, itemId, canonicalUrl: stem + itemId, sellerId, skuId } }
}

/** Item pages that carry the id in the query, by host. */
const ITEM_PAGES: ReadonlyMap<string, RegExp> = new Map([
  ['item.taobao.com', /^\/item\.html?$/],
  ['h5.m.taobao.com', /^\/awp\/core\/detail\.html?$/],
  ['new.m.taobao.com', /^\/detail\.html?$/],
  ['m.intl.taobao.com', /^\/detail\/detail\.html?$/],
  ['main.m.taobao.com', /^\/.*detail\/home(\.html?)?$/],
  ['pages-fast.m.taobao.com', /\/detail(-next)?\/item\/index(\.html?)?$/],
])

function itemPage(link: SplitLink): Reading | undefined {
  const { host, page, params } = link
  if (ITEM_PAGES.get(host)?.test(page)) return taobaoItem(paramOf(params, 'id'), link)
  if (host === 'a.m.taobao.com') return taobaoItem(partOf(page, /^\/i(\d+)\.html?$/), link)
  if (host === 'www.taobao.com' || host === 'taobao.com') {
    return taobaoItem(partOf(page, /^\/list\/item\/(\d+)\.html?$/), link)
  }
  if (host === 'world.taobao.com') return taobaoItem(partOf(page, /^\/item\/(\d+)\.html?$/), link)
  if (host === 'uland.taobao.com') return taobaoItem(paramOf(params, 'itemid'), link)
  if (host === 'assets-tmw.taobao.com' && paramOf(params, 'targettype')?.toUpperCase() === 'ITEM') {
    return taobaoItem(paramOf(params, 'targetid'), link)
  }
  return undefined
}

/**
 * `m.tb.cn/h.CODE`, its sisters, and the affiliate redirects. A coupon page that names its item needs no
 * redirect.
 */
function shortLink(link: SplitLink): Reading | undefined {
  const { host, path, page, params } = link
  const leadsOn =
    host === 's.click.taobao.com'
      ? paramOf(params, 'e') !== undefined || /^\/\w{4,}$/.test(path)
      : host === 'uland.taobao.com'
        ? page === '/coupon/edetail' &&
          paramOf(params, 'itemid') === undefined &&
          paramOf(params, 'e') !== undefined
        : host.endsWith('.tb.cn') && /^\/(h\.)?[\w-]{3,40}$/.test(path)
  return leadsOn ? { kind: 'redirect', platform: 'taobao' } : undefined
}

const searchPage = ({ host }: SplitLink): Reading | undefined =>
  host === 's.taobao.com' || host === 's.m.taobao.com' ? { kind: 'shop', platform: 'taobao' } : undefined

/** Hosts directly under taobao.com that serve the marketplace itself; every other subdomain is a shop. */
const TAOBAO_SERVICES = new Set(
  (
    'www m h5 s a i item detail world login reg member cart buy trade buyertrade open api h5api acs tbk pub uland ju ai ' +
    'huodong market pages sell myseller sycm shoucang favorite rate refund help service security passport assets-tmw ' +
    'click suggest list search top guang jiyoujia paimai 2 ' +
    'daxue xue bbs tw hk sg intl new main shop img gw log wuliu alimama consumerservice seller mai miao tb'
  ).split(' '),
)

const SHOP_PAGE = /^\/(search|category(-\d+)?|shop\/view_shop)\.html?$/

function shopPage({ host, page, params }: SplitLink): Reading | undefined {
  if (host === 'shop.m.taobao.com' && page.startsWith('/shop/')) {
    return { kind: 'shop', platform: 'taobao', sellerId: idOf(paramOf(params, 'shop_id', 'shopid'), 4) }
  }
  if (host === 'world.taobao.com') {
    const sellerId = idOf(partOf(page, /^\/dianpu\/(\d+)\.html?$/), 4)
    return sellerId === undefined ? undefined : { kind: 'shop', platform: 'taobao', sellerId }
  }
  if (!isFrontPage(page) && !SHOP_PAGE.test(page)) return undefined
  const name = partOf(host, /^([a-z0-9-]+)(?:\.(?:world|m))?\.taobao\.com$/)
  if (name === undefined || TAOBAO_SERVICES.has(name)) return undefined
  return { kind: 'shop', platform: 'taobao', sellerId: idOf(partOf(name, /^shop(\d+)$/), 4) }
}

function tmallItemPage(link: SplitLink): Reading | undefined {
  const { host, page, params } = link
  if (host === 'a.m.tmall.com') return tmallItem(partOf(page, /^\/i(\d+)\.html?$/), link)
  if (host === 'world.tmall.com') return tmallItem(partOf(page, /^\/item\/(\d+)\.html?$/), link)
  const hasItemPages = /^(?:[a-z0-9]+\.)?detail\./.test(host)
  return hasItemPages && /^(?:\/hk)?\/item(?:_o)?\.html?$/.test(page)
    ? tmallItem(paramOf(params, 'id'), link)
    : undefined
}

const tmallSearchPage = ({ host, page }: SplitLink): Reading | undefined =>
  (host === 'list.tmall.com' || host === 'list.m.tmall.com') && page !== ''
    ? { kind: 'shop', platform: 'tmall' }
    : undefined

const TMALL_SERVICES = new Set(
  (
    'www m detail list login cart buy trade world chaoshi brand pages miao fresh food yao 3c ' +
    'vip rate service member favorite import campaign ju hk act huodong shop'
  ).split(' '),
)

function tmallShopPage({ host, page }: SplitLink): Reading | undefined {
  const name = partOf(host, /^([a-z0-9-]+)(?:\.(?:m|world))?\.tmall\.(?:com|hk)$/)
  if (name === undefined || TMALL_SERVICES.has(name)) return undefined
  return isFrontPage(page) || SHOP_PAGE.test(page) ? { kind: 'shop', platform: 'tmall' } : undefined
}

/** `tmall://page.tm/shop?item_id=&shopId=` opens a shop and shows the named item there. */
function tmallAppPage({ host, page, params }: SplitLink): Reading | undefined {
  if (host !== 'page.tm') return undefined
  const id = paramOf(params, 'item_id', 'itemid', 'id')
  if (page === '/itemdetail') return tmallItem(id)
  if (page === '/shop')
    return { kind: 'shop', platform: 'tmall', sellerId: idOf(paramOf(params, 'shopid'), 4) }
  return undefined
}
