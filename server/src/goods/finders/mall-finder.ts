import { FOUND_PAGE } from '@longhaul/domain/goods-search/limits.ts'
import { askApi } from '../../platform/ask-api.ts'
import { objectOf, listOf, textOf, yuanOf, countOf, freightOf } from '../data-apis/read-json.ts'
import { mallBase } from '../demo-mall/reach-mall.ts'
import type { GoodsFinder, ListingPage } from './finder.ts'

const LIMITS = { timeLimitMs: 5_000, bytesMax: 1 << 20 }

/** The search of the demo's mall, as the search of any shop: over its address, in Chinese. */
export const mallFinder: GoodsFinder = {
  source: 'demo_mall',
  isKnown: (world) => world.env.demo,
  isOpen: (world) => mallBase(world) !== undefined,
  platforms: ['taobao', 'tmall', 'weidian'],
  pageSize: FOUND_PAGE,
  async find(asking, { words, chinese, page, pageSize, sort, minFen, maxFen }) {
    const query = new URLSearchParams({
      q: chinese ?? words,
      page: String(page),
      size: String(pageSize),
      sort,
      ...(minFen === undefined ? {} : { min: String(minFen / 100) }),
      ...(maxFen === undefined ? {} : { max: String(maxFen / 100) }),
    })
    try {
      const url = `${mallBase(asking.world)}search?${query}`
      return { end: 'answered', value: readPage(await askApi({ url }, LIMITS), chinese) }
    } catch (error) {
      asking.world.log.info({ err: error }, 'the search of the mall failed')
      return { end: 'failed' }
    }
  },
}

function readPage(json: unknown, searchedAs: string | null): ListingPage {
  const { items, total, has_next: more } = objectOf(json)
  return {
    items: listOf(items)
      .map(objectOf)
      .map((item) => ({
        platform: textOf(item['market']),
        itemId: textOf(item['id']),
        url: textOf(item['url'], 2_048),
        title: textOf(item['title']),
        helperTitle: textOf(item['title_latin']),
        pictureUrl: textOf(item['picture'], 2_048) || null,
        priceFen: yuanOf(item['price']),
        isFrom: item['from'] === true,
        freightFen: freightOf(item['freight']),
        sellerName: textOf(item['shop'], 100),
        minOrder: null,
        isSoldOut: false,
        isAd: item['sponsored'] === true,
      })),
    more: more === true,
    total: countOf(total),
    searchedAs,
  }
}
