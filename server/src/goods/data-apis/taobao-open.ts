import { shanghaiTime } from '@longhaul/domain/time/days.ts'
import { type KeysOf, apiKeys } from '../../platform/api-keys.ts'
import { choice, needed, optional } from '../../platform/settings.ts'
import { pictureAddresses } from '../page/pictures.ts'
import { ANY_QUANTITY } from '../page/price-steps.ts'
import { type DataApi, ApiError, limitSettings } from './data-api.ts'
import { firstYuan, listOf, objectOf, textOf } from './read-json.ts'
import { signTaobao } from './sign.ts'

const METHOD = 'taobao.tbk.item.info.get'

const taobaoKeys = apiKeys({
  company: 'Taobao',
  opens: 'the Taobao Open Platform (Taobao, Tmall; `taobao.tbk.item.info.get`)',
  settings: {
    appKey: needed('TAOBAO_APP_KEY'),
    secret: needed('TAOBAO_APP_SECRET'),
    session: optional('TAOBAO_SESSION', 'the session key, if the permission requires one'),
    signMethod: choice<'hmac' | 'md5'>('TAOBAO_SIGN_METHOD', ['hmac', 'md5'], '`hmac` or `md5`'),
    ...limitSettings('TAOBAO', 'https://eco.taobao.com/router/rest'),
  },
})

/**
 * Taobao Open Platform. The affiliate call covers the items of all shops, with title, price, pictures and
 * seller, but without variants; the calls with variants only cover the caller's own shop. Times are in UTC+8.
 */
export const taobaoOpen: DataApi<KeysOf<typeof taobaoKeys>> = {
  id: 'taobao_open',
  timeLimitMs: 4_000,
  keys: taobaoKeys,
  knows: (platform) => platform === 'taobao' || platform === 'tmall',
  request(keys, { itemId }, { now }) {
    const parameters = {
      method: METHOD,
      app_key: keys.appKey,
      ...(keys.session ? { session: keys.session } : {}),
      timestamp: shanghaiTime(now),
      format: 'json',
      v: '2.0',
      sign_method: keys.signMethod,
      num_iids: itemId,
      platform: '2',
    }
    const sign = signTaobao(parameters, keys.secret, keys.signMethod)
    return { url: keys.url, form: new URLSearchParams({ ...parameters, sign }) }
  },
  read(json, { canonicalUrl }) {
    const fault = objectOf(objectOf(json)['error_response'])
    if (Object.keys(fault).length > 0) {
      // isv.item-not-exist and similar: the platform is working, the item does not exist.
      if (/item.*(not-?exist|not-?found)|num_iids/i.test(textOf(fault['sub_code']))) return undefined
      throw new ApiError(
        [fault['code'], fault['msg'], fault['sub_code'], fault['sub_msg']]
          .map((part) => textOf(part))
          .join(' '),
      )
    }
    const results = objectOf(objectOf(objectOf(json)['tbk_item_info_get_response'])['results'])
    const item = objectOf(listOf(results['n_tbk_item'])[0])
    const title = textOf(item['title'])
    if (title === '') return undefined
    const minor = firstYuan(item['zk_final_price'], item['reserve_price'])
    const pictures = [item['pict_url'], ...listOf(objectOf(item['small_images'])['string'])].map((entry) =>
      textOf(entry, 2_048),
    )
    return {
      title,
      ...ANY_QUANTITY,
      helperTitle: '',
      category: [textOf(item['cat_name'], 60), textOf(item['cat_leaf_name'], 60)].filter(Boolean).join(' / '),
      price: minor === null ? null : { minor, currency: 'CNY' },
      isFrom: false,
      pictures: pictureAddresses(pictures, canonicalUrl),
      sellerName: textOf(item['nick'], 100),
      sellerId: textOf(item['seller_id'], 60),
      options: [],
      variants: [],
      availability: null,
      freightFen: null,
    }
  },
}
