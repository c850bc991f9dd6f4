import { createHmac } from 'node:crypto'
import { yuanText } from '@longhaul/domain/money/fen.ts'
import { DEMO_PRODUCTS } from './catalogue.ts'
import type { DemoProduct } from './demo-product.ts'
import { alikeGoods, takePicture } from './fake-1688-pictures.ts'
import { pictureOf, searchMall } from './search-mall.ts'

/** The keys that the fake knows, and what it gives for a refresh token. */
const SECRET = 'demo'
const TOKEN = 'demo-access'

/**
 * 1688's open platform as far as this program calls it, answering about the mall's invented wholesale goods:
 * written from the platform's documentation (system.oauth2 getToken; product.search.keywordQuery,
 * product.image.upload and product.search.imageQuery of com.alibaba.fenxiao.crossborder), with its signature,
 * its tokens and its way of saying no. `path` begins after `openapi/`.
 */
export async function fake1688(path: string, form: URLSearchParams, origin: string): Promise<object> {
  if (path.startsWith('http/1/system.oauth2/getToken/')) return tokenFor(form)
  if (form.get('_aop_signature') !== signatureOf(path, form))
    return { error_code: 'gw.SignatureInvalid', error_message: 'Invalid signature' }
  if (form.get('access_token') !== TOKEN)
    return { error_code: '401', error_message: 'Request need user authorized' }
  const result = await resultOf(path, form, origin)
  return result === undefined
    ? { error_code: 'gw.APIUnsupported', error_message: 'the api is unsupported' }
    : { result: { success: true, code: '200', message: '', result } }
}

async function resultOf(path: string, form: URLSearchParams, origin: string): Promise<unknown> {
  if (path.includes('product.search.keywordQuery')) return search(form, origin)
  if (path.includes('product.image.upload')) {
    const asked: { imageBase64?: string } = JSON.parse(form.get('uploadImageParam') ?? '{}')
    return await takePicture(Buffer.from(asked.imageBase64 ?? '', 'base64'))
  }
  if (!path.includes('product.search.imageQuery')) return undefined
  const {
    imageId = '',
    beginPage = 1,
    pageSize = 20,
  }: Query = JSON.parse(form.get('offerQueryParam') ?? '{}')
  const found = await alikeGoods(imageId, WHOLESALE)
  const shown = found.slice((beginPage - 1) * pageSize, beginPage * pageSize)
  return answerOf(shown, { total: found.length, page: beginPage, size: pageSize }, origin)
}

const WHOLESALE = DEMO_PRODUCTS.filter(({ platform }) => platform === '1688')

const tokenFor = (form: URLSearchParams): object =>
  form.get('grant_type') === 'refresh_token' && form.get('client_secret') === SECRET
    ? { access_token: TOKEN, expires_in: '36000', aliId: '1', resource_owner: 'demo', memberId: 'b2b-1' }
    : { error: 'invalid_client', error_description: 'wrong secret' }

function signatureOf(path: string, form: URLSearchParams): string {
  const signed = [...form]
    .filter(([name]) => name !== '_aop_signature')
    .map(([name, value]) => name + value)
    .toSorted()
  return createHmac('sha1', SECRET)
    .update(path + signed.join(''))
    .digest('hex')
    .toUpperCase()
}

type Query = {
  imageId?: string
  keyword?: string
  beginPage?: number
  pageSize?: number
  sort?: string
  priceStart?: string
  priceEnd?: string
}

function search(form: URLSearchParams, origin: string): object {
  const asked: Query = JSON.parse(form.get('offerQueryParam') ?? '{}')
  const page = asked.beginPage ?? 1
  const size = asked.pageSize ?? 20
  const { found, total } = searchMall(WHOLESALE, {
    words: asked.keyword ?? '',
    page,
    size,
    sort: asked.sort === undefined ? 'best' : asked.sort.includes('desc') ? 'dearest' : 'cheapest',
    minFen: Number(asked.priceStart ?? 0) * 100,
    maxFen: asked.priceEnd === undefined ? Infinity : Number(asked.priceEnd) * 100,
  })
  return answerOf(found, { total, page, size }, origin)
}

function answerOf(
  found: readonly DemoProduct[],
  { total, page, size }: { total: number; page: number; size: number },
  origin: string,
): object {
  return {
    totalRecords: total,
    totalPage: Math.ceil(total / size),
    pageSize: size,
    currentPage: page,
    data: found.map((product) => ({
      offerId: Number(product.itemId),
      subject: product.title,
      subjectTrans: product.helperTitle,
      imageUrl: pictureOf(product, origin),
      priceInfo: { price: yuanText(product.priceFen) },
      monthSold: 120,
      minOrderQuantity: product.minOrder ?? 1,
      repurchaseRate: '12%',
    })),
  }
}
