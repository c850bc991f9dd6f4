import { isWall } from '@longhaul/domain/links/walls.ts'
import { FetchRefused } from '../../platform/guarded-fetch/guard.ts'
import type { FetchPicture } from '../copy-pictures.ts'
import { decodePage } from '../page/decode-page.ts'
import { readPage } from '../page/read-page.ts'
import { type FetchPage, type FetchedPage, fetchGuardedPage, fetchGuardedPicture } from './fetch-guarded.ts'
import {
  type Asking,
  type FoundProduct,
  type ProductProvider,
  ProductTrouble,
  type Sought,
} from './provider.ts'
import { remembered } from './remember.ts'

/** The product's own page, and what it says there about itself in structured data. */
export const pageProvider = (
  fetchPage: FetchPage = fetchGuardedPage,
  fetchPicture: FetchPicture = fetchGuardedPicture,
): ProductProvider =>
  remembered({
    source: 'page',
    timeLimitMs: 9_000,
    isOpen: () => true,
    fetchPicture,
    read: async (asking, sought) => found(await fetched(fetchPage, asking, sought), sought),
  })

async function fetched(fetchPage: FetchPage, asking: Asking, sought: Sought): Promise<FetchedPage> {
  try {
    return await fetchPage(asking, sought.canonicalUrl)
  } catch (error) {
    if (error instanceof FetchRefused) throw new ProductTrouble('unreachable', error)
    throw error
  }
}

function found(page: FetchedPage, { platform, canonicalUrl }: Sought): FoundProduct | undefined {
  if (isWall(page.url) || page.status === 401 || page.status === 403 || page.status === 429)
    throw new ProductTrouble('blocked')
  if (page.status === 404 || page.status === 410) throw new ProductTrouble('gone')
  if (page.status >= 400) throw new ProductTrouble('unreachable')
  const product = page.contentType.includes('json')
    ? undefined
    : readPage(page, CHINESE.has(platform) ? 'CNY' : undefined)
  if (product) return { ...product, freightFen: null, sellerId: '' }
  const text = decodePage(page.body.subarray(0, NOTICE_BYTES), page.charset)
  if (SHOP_CLOSED.test(text)) throw new ProductTrouble('shop_closed')
  if (GONE.test(text)) throw new ProductTrouble('gone')
  // A marketplace that speaks of logging in where a product should be, or a page that sent us elsewhere, wants to know who we are.
  if (ROBOT_CHECK.test(text) && (CHINESE.has(platform) || page.url !== canonicalUrl))
    throw new ProductTrouble('blocked')
  return undefined
}

/** A page that has no product to describe says why near its beginning. */
const NOTICE_BYTES = 200_000
const SHOP_CLOSED =
  /店铺(?:已|已经|暂时)?(?:关闭|打烊|不存在|被封)|该店(?:铺)?已(?:关闭|停业)|shop (?:is|has been) closed/i
const GONE =
  /(?:宝贝|商品|产品|货品)(?:已|已经)?(?:不存在|下架|失效|删除|过期)|您(?:查看|访问)的(?:宝贝|商品|页面)(?:已)?不存在|item (?:is )?no longer available/i
const ROBOT_CHECK = /验证码|滑块|安全验证|请(?:先)?登录|captcha|are you a robot|unusual traffic/i

/** Marketplaces that name prices in yuan, and often only as a number. */
const CHINESE: ReadonlySet<string> = new Set([
  'taobao',
  'tmall',
  '1688',
  'weidian',
  'jd',
  'pinduoduo',
  'xianyu',
  'douyin',
  'xiaohongshu',
  'dewu',
  'suning',
  'vip',
  'youzan',
  'yupoo',
])
