import { entryOf } from './host-table.ts'

/**
 * Shops with sites in many countries, by the name before the country's domain. Their Chinese sites, if any,
 * end in `.cn`.
 */
const MANY_COUNTRIES = new Set(
  (
    'aliexpress allegro amazon amzn ebay etsy fnac lazada mercadolibre mercadolivre noon olx ozon rakuten shein shopee ' +
    'temu vinted wildberries zalando asos farfetch'
  ).split(' '),
)

/** Shops with one site, by their full domain. */
const ONE_FRONT = new Map(
  (
    'alibaba.com dhgate.com made-in-china.com globalsources.com banggood.com lightinthebox.com gearbest.com wish.com ' +
    'romwe.com cider.com shop.tiktok.com a.co temu.to ebay.us walmart.com target.com bestbuy.com costco.com stockx.com ' +
    'goat.com grailed.com depop.com poshmark.com mercari.com mercari.jp auctions.yahoo.co.jp shopping.yahoo.co.jp ' +
    'zozo.jp buyma.com coupang.com gmarket.co.kr musinsa.com flipkart.com myntra.com otto.de bol.com cdiscount.com ' +
    'ssense.com endclothing.com mytheresa.com net-a-porter.com iherb.com overstock.com wayfair.com newegg.com kaspi.kz poizon.com ' +
    'trendyol.com hepsiburada.com takealot.com jumia.com'
  )
    .split(' ')
    .map((name) => [name, true] as const),
)

/** Shops and marketplaces known to sell outside China: our buyers cannot buy there. */
export function sellsOutsideChina(host: string): boolean {
  if (entryOf(host, ONE_FRONT)) return true
  const labels = host.split('.')
  const ending = labels.pop() ?? ''
  const word = labels.pop() ?? ''
  const brand = ending.length === 2 && /^(?:com?|net|org)$/.test(word) ? (labels.pop() ?? '') : word
  return ending !== 'cn' && MANY_COUNTRIES.has(brand)
}

/**
 * Sites where sellers show pictures of goods that they sell elsewhere. Yupoo, whose albums have numbers, is
 * in the marketplaces instead.
 */
const ALBUMS = new Map(
  'szwego.com wsxcme.com wegooooo.com wecatalog.cn imgur.com flickr.com photos.google.com photos.app.goo.gl'
    .split(' ')
    .map((name) => [name, true] as const),
)

export const isAlbum = (host: string): boolean => entryOf(host, ALBUMS) === true
