import { PLATFORMS } from '@longhaul/domain/links/parsed-link.ts'
import { isWall } from '@longhaul/domain/links/walls.ts'
import { FetchRefused } from '../../platform/guarded-fetch/guard.ts'
import type { FetchPicture } from '../copy-pictures.ts'
import { decodePage } from '../page/decode-page.ts'
import { isBare, readPage } from '../page/read-page.ts'
import { Breaker } from '../data-apis/breaker.ts'
import { type FetchPage, type FetchedPage, fetchGuardedPage, fetchGuardedPicture } from './fetch-guarded.ts'
import {
  type Asking,
  type FoundProduct,
  type ProductProvider,
  ProductTrouble,
  type Sought,
} from './provider.ts'
import { withPause } from './pause.ts'
import { mayReadByItself } from './robots.ts'
import { remembered } from './remember.ts'

/** Reads the product's own page and its structured data. */
export const pageProvider = (
  fetchPage: FetchPage = fetchGuardedPage,
  fetchPicture: FetchPicture = fetchGuardedPicture,
  mayRead: typeof mayReadByItself = mayReadByItself,
): ProductProvider =>
  remembered({
    source: 'page',
    timeLimitMs: 9_000,
    isOpen: () => true,
    fetchPicture,
    async read(asking, sought) {
      // Before the pause, because a person who asks for the page may read it.
      if (asking.automatic && !(await mayRead(asking.world, sought.canonicalUrl, asking.now)))
        throw new ProductTrouble('blocked')
      return await withPause(asking, sought, async () =>
        found(await fetched(fetchPage, hostsOf(asking), asking, sought), sought, asking.now),
      )
    },
  })

/** Each server (identified by its database) has its own breakers, because it has its own connection. */
function hostsOf({ world }: Asking): Hosts {
  const hosts = HOSTS.get(world.db) ?? new Hosts()
  HOSTS.set(world.db, hosts)
  return hosts
}

const HOSTS = new WeakMap<object, Hosts>()

/** The number of hosts remembered; bounded because any visitor can name new ones. */
const HOSTS_MAX = 500

/**
 * A circuit breaker for each host whose pages are read: a host that does not answer is not called for a
 * minute, so that no shopper waits in vain. In this process only; the failure of a single page is stored for
 * all processes (`product_faults`).
 */
class Hosts {
  readonly #breakers = new Map<string, Breaker>()

  breakerOf(address: string): Breaker {
    const { hostname } = new URL(address)
    const known = this.#breakers.get(hostname)
    const breaker = known ?? new Breaker()
    // The least recently used is evicted first.
    this.#breakers.delete(hostname)
    this.#breakers.set(hostname, breaker)
    const [oldest] = this.#breakers.keys()
    if (this.#breakers.size > HOSTS_MAX && oldest !== undefined) this.#breakers.delete(oldest)
    return breaker
  }
}

/** The page, unless its host is known to be down. */
async function fetched(
  fetchPage: FetchPage,
  hosts: Hosts,
  asking: Asking,
  { canonicalUrl }: Sought,
): Promise<FetchedPage> {
  const breaker = hosts.breakerOf(canonicalUrl)
  if (!breaker.admits(asking.now))
    throw new ProductTrouble('unreachable', { retryAt: breaker.retryAt() ?? asking.now })
  try {
    const page = await fetchPage(asking, canonicalUrl)
    if (page.status >= 500) breaker.failed(asking.now)
    else breaker.succeeded()
    return page
  } catch (error) {
    if (!(error instanceof FetchRefused)) {
      breaker.passed()
      throw error
    }
    // No connection was free: the page is not at fault, and the next request may try it.
    if (error.reason === 'busy') {
      breaker.passed()
      throw new ProductTrouble('unreachable', { cause: error, retryAt: asking.now })
    }
    if (error.reason === 'unreachable' || error.reason === 'timed_out') breaker.failed(asking.now)
    else breaker.succeeded()
    throw new ProductTrouble('unreachable', { cause: error })
  }
}

function found(page: FetchedPage, { platform, canonicalUrl }: Sought, now: Date): FoundProduct | undefined {
  if (isWall(page.url) || page.status === 401 || page.status === 403 || page.status === 429)
    throw new ProductTrouble('blocked')
  if (page.status === 404 || page.status === 410) throw new ProductTrouble('gone')
  if (page.status >= 400) throw new ProductTrouble('unreachable')
  const product = page.contentType.includes('json')
    ? undefined
    : readPage(page, CHINESE.has(platform) ? 'CNY' : undefined, now)
  if (product && !isBare(product)) return { ...product, sellerId: '' }
  const text = decodePage(page.body.subarray(0, NOTICE_BYTES), page.charset)
  if (SHOP_CLOSED.test(text)) throw new ProductTrouble('shop_closed')
  if (GONE.test(text)) throw new ProductTrouble('gone')
  if (product && !TITLE_OF_WALL.test(product.title)) return { ...product, sellerId: '' }
  // A marketplace that mentions a log-in in place of a product, or any page that redirected us, is asking us
  // to identify ourselves.
  if (ROBOT_CHECK.test(text) && (CHINESE.has(platform) || page.url !== canonicalUrl))
    throw new ProductTrouble('blocked')
  return undefined
}

/** A page without a product says why near its beginning. */
const NOTICE_BYTES = 200_000
const SHOP_CLOSED =
  /店铺(?:已|已经|暂时)?(?:关闭|打烊|不存在|被封)|该店(?:铺)?已(?:关闭|停业)|shop (?:is|has been) closed/i
const GONE =
  /(?:宝贝|商品|产品|货品)(?:已|已经)?(?:不存在|下架|失效|删除|过期)|您(?:查看|访问)的(?:宝贝|商品|页面)(?:已)?不存在|item (?:is )?no longer available/i
/** Titles of pages about the visitor (log-in, captcha) rather than about goods. */
const TITLE_OF_WALL =
  /登录|验证|安全|滑块|访问受限|log ?in|sign ?in|captcha|just a moment|access denied|attention required|are you (?:a )?(?:robot|human)/i
const ROBOT_CHECK = /验证码|滑块|安全验证|请(?:先)?登录|captcha|are you a robot|unusual traffic/i

/** Marketplaces that name prices in yuan, and often only as a number. */
const CHINESE: ReadonlySet<string> = new Set(PLATFORMS)
