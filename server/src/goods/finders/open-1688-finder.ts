import { yuanText } from '@longhaul/domain/money/fen.ts'
import { FOUND_PAGE } from '@longhaul/domain/goods-search/limits.ts'
import { ITEM_PAGES } from '@longhaul/domain/links/agents/market-words.ts'
import { tidyMinOrder } from '../page/price-steps.ts'
import { pictureAddresses } from '../page/pictures.ts'
import {
  type Keys1688,
  READER_1688,
  open1688Keys,
  request1688,
  result1688,
  value1688,
} from '../data-apis/ask-1688.ts'
import { callApi } from '../data-apis/call-api.ts'
import { ApiError } from '../data-apis/data-api.ts'
import { countOf, firstYuan, type Json, listOf, objectOf, textOf } from '../data-apis/read-json.ts'
import { mallBase } from '../demo-mall/reach-mall.ts'
import type { World } from '../../platform/world.ts'
import { type GoodsFinder, type Listing, type ListingPage, type Wanted } from './finder.ts'

/** Its answers come within a second or two; what takes longer serves the next call. */
const TIME_LIMIT_MS = 8_000

/**
 * 1688 Open Platform, cross-border search: titles in English beside the seller's, prices in yuan. 1688
 * translates the words itself, and compares pictures. In the demo a local fake answers.
 */
export const open1688Finder: GoodsFinder = {
  source: '1688_open',
  isKnown: () => true,
  isOpen: (world) => keysIn(world) !== undefined,
  platforms: ['1688'],
  pageSize: FOUND_PAGE,
  async find(asking, wanted) {
    const keys = keysIn(asking.world)
    if (!keys) return { end: 'failed' }
    return await callApi(
      asking,
      { id: '1688_open', timeLimitMs: TIME_LIMIT_MS, limits: keys },
      () => request1688(keys, 'product.search.keywordQuery', { offerQueryParam: queryOf(wanted) }, asking),
      (json) => readFound(json, wanted),
    )
  },
  async findAlike(asking, picture) {
    const keys = keysIn(asking.world)
    if (!keys) return { end: 'failed' }
    const called = { id: '1688_open', timeLimitMs: TIME_LIMIT_MS, limits: keys }
    const uploadImageParam = { imageBase64: picture.toString('base64') }
    const sent = await callApi(
      asking,
      called,
      () => request1688(keys, 'product.image.upload', { uploadImageParam }, asking),
      readImageId,
    )
    if (sent.end !== 'answered') return sent
    const asked = { page: 1, pageSize: ALIKE }
    const offerQueryParam = {
      imageId: sent.value,
      beginPage: asked.page,
      pageSize: asked.pageSize,
      country: READER_1688,
    }
    return await callApi(
      asking,
      called,
      () => request1688(keys, 'product.search.imageQuery', { offerQueryParam }, asking),
      (json) => readFound(json, asked),
    )
  },
}

/** What its documentation calls the best number of goods by one picture. */
const ALIKE = 20

function readImageId(json: unknown): string {
  const imageId = textOf(value1688(json))
  if (imageId === '') throw new ApiError('the picture was not taken')
  return imageId
}

/** The operator's keys; in the demo, without any, those of the fake. */
function keysIn(world: World): Keys1688 | undefined {
  const own = open1688Keys.in(world)
  const base = mallBase(world)
  if (own || base === undefined) return own
  const names = { appKey: 'demo', secret: 'demo', accessToken: 'demo', refreshToken: 'demo' }
  return { ...names, url: `${base}openapi`, dailyCalls: 10_000, fenPerThousandCalls: 0 }
}

const SORTS = { best: undefined, cheapest: { price: 'asc' }, dearest: { price: 'desc' } } as const

function queryOf({ words, page, pageSize, sort, minFen, maxFen }: Wanted) {
  return {
    keyword: words,
    beginPage: page,
    pageSize,
    country: READER_1688,
    keywordTranslate: /\p{Script=Han}/u.test(words),
    ...(SORTS[sort] ? { sort: JSON.stringify(SORTS[sort]) } : {}),
    ...(minFen === undefined ? {} : { priceStart: yuanText(minFen) }),
    ...(maxFen === undefined ? {} : { priceEnd: yuanText(maxFen) }),
  }
}

function readFound(json: unknown, { page, pageSize }: Pick<Wanted, 'page' | 'pageSize'>): ListingPage {
  const found = result1688(json) ?? {}
  const items = listOf(found['data']).map(objectOf).flatMap(toListing)
  const total = countOf(found['totalRecords'])
  return {
    items,
    more: total === null ? items.length === pageSize : total > page * pageSize,
    total,
    searchedAs: null,
  }
}

function toListing(offer: Json): Listing[] {
  const itemId = textOf(offer['offerId'])
  const title = textOf(offer['subject'])
  if (!/^\d{6,20}$/.test(itemId) || title === '') return []
  const url = ITEM_PAGES['1688'](itemId)
  const prices = objectOf(offer['priceInfo'])
  return [
    {
      platform: '1688',
      itemId,
      url,
      title,
      helperTitle: textOf(offer['subjectTrans']),
      pictureUrl: pictureAddresses([textOf(offer['imageUrl'], 2_048)], url)[0] ?? null,
      priceFen: firstYuan(prices['promotionPrice'], prices['price']),
      // The search does not say whether other options cost more.
      isFrom: true,
      freightFen: null,
      sellerName: '',
      minOrder: tidyMinOrder(countOf(offer['minOrderQuantity'])),
      isSoldOut: false,
      isAd: false,
    },
  ]
}
