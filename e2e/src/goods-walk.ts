import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { SHOPPER_PASSWORD } from './calls.ts'
import { fits, letThrough, settled } from './page-faults.ts'
import { type Scene, sees, starting } from './scene.ts'
import { paste } from './shop-steps.ts'
import { newShopper } from './shoppers.ts'
import { unfoldAll } from './unfold-all.ts'

const HOODIE = 'https://item.taobao.com/item.htm?id=812600000101'
/** Its name for a reader: in English, or the seller's own words. */
const TITLE_FOR = {
  en: 'Heavy cotton hoodie, unisex, fleece-lined',
  zh: '重磅纯棉连帽卫衣 男女同款 秋冬加绒',
} as const
const DRESS = 'https://detail.1688.com/offer/712800000333.html'
const LAMP_WITHOUT_PRICE = 'https://item.taobao.com/item.htm?id=812600000901'
const WATCH_SOLD_OUT = 'https://detail.tmall.com/item.htm?id=812700000908'
const CUP_IN_YEN = 'https://yunomi.example/products/oribe-yunomi'
const POWER_BANK = 'https://item.taobao.com/item.htm?id=812600000918'

const formFor = (pasted: string): string => `/productdetail?url=${encodeURIComponent(pasted)}`

/**
 * The goods page in every state that a shopper meets, as a guest at the demo mall; then the guest's form
 * through the log-in into the cart, and goods that carriers refuse up to the confirmation.
 */
export async function walkGoods(scene: Scene): Promise<void> {
  const { email, call } = await newShopper(scene.url)
  const page = await scene.shopper()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await states(scene, page)
  await refusedLinks(scene, page)
  await severalLinks(scene, page)
  await byQuantity(scene, page)
  await skeletonThenFilled(scene, page)
  await options(scene, page)
  await ownPrice(scene, page)
  await wishes(scene, page)
  await intoTheCart(scene, page, email)
  const { groups } = await call('GET /cart')
  expect(groups.flatMap((group) => group.items)).toMatchObject([
    {
      url: HOODIE,
      options_text: expect.stringContaining('米白'),
      unit_price_fen: 11_000,
      page_price_fen: 12_900,
      price_reason: 'negotiated',
      price_reason_text: 'x'.repeat(150),
      photo_shots: 20,
      remark: 'r'.repeat(500),
      sold_out_choice: 'alternative',
      alternative: '雾灰 M',
      freight_fen: 0,
    },
  ])
  await refusedGoods(scene, page)
  expect(scene.complaints()).toEqual([])
}

/**
 * Manual, unsupported, blocked, closed, gone, unreachable with retry, partly filled, sold out, another
 * currency.
 */
async function states({ words, say, url }: Scene, page: Page): Promise<void> {
  const { link, form, product, errors } = words.shop.goods
  const field = (label: string) => page.getByRole('main').getByRole('textbox', { name: starting(label) })
  const unread: [pasted: string, message: string][] = [
    ['https://item.taobao.com/item.htm?id=812600000951', link.troubles['blocked']!.title],
    ['https://weidian.com/item.html?itemID=7290000968', link.troubles['shop_closed']!.title],
    ['https://detail.tmall.com/item.htm?id=812700000975', link.troubles['gone']!.title],
  ]
  for (const [pasted, message] of unread) {
    await page.goto(formFor(pasted))
    await sees(page.getByRole('heading', { name: message }))
    await expect.poll(() => field(form.what).inputValue()).toBe('')
    await fits(page)
  }
  // The last one reports missing values on blur.
  for (const [wanted, sentence] of [
    [field(form.what), errors.name],
    [field(form.priceSeen), errors.price],
  ] as const) {
    await wanted.focus()
    await wanted.blur()
    await sees(page.getByText(sentence))
  }
  const without: [pasted: string, reason: string][] = [
    ['javascript:alert(1)', 'unsupported_scheme'],
    ['https://s.taobao.com/search?q=x', 'shop_or_search'],
    ['￥k3Yd8sPqW2z￥', 'share_code'],
    ['where can I get the hoodie?', 'no_link'],
  ]
  for (const [pasted, reason] of without) {
    await page.goto(formFor(pasted))
    await sees(page.getByRole('heading', { name: link.noLink[reason]! }))
    await sees(page.getByText(link.instead[reason]!))
    await sees(page.getByText(pasted))
    await fits(page)
  }

  await page.goto(formFor('https://detail.1688.com/offer/712800000982.html'))
  await sees(page.getByText(link.troubles['unreachable']!.title))
  await sees(page.getByText(starting(link.retryFrom('|').split('|')[0]!)))
  expect(await page.getByRole('button', { name: link.retry }).count()).toBe(0)

  // Makes the pause end sooner than it does on the server's clock.
  await page.route('**/api/v1/products?*', async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, retry_at: null } } })
  })
  await page.goto(formFor('https://detail.1688.com/offer/712800000982.html'))
  const again = page.waitForRequest(`${url}/api/v1/products?*`)
  await page.getByRole('button', { name: link.retry }).click()
  await again
  await letThrough(page)
  await fits(page)

  await page.goto(formFor(LAMP_WITHOUT_PRICE))
  await sees(page.getByText(product.noPrice))
  await expect.poll(() => field(form.name).inputValue()).toBe('老式铁皮台灯 仅此一盏 价格私聊')
  await fits(page)
  await page.goto(formFor(WATCH_SOLD_OUT))
  await sees(page.getByText(product.soldOutNote))
  await page.goto(formFor(CUP_IN_YEN))
  await sees(page.getByText(say.moneyWithCode(3_980, 'JPY'), { exact: false }))
  await sees(page.getByText(link.otherShop))
  await fits(page)
}

/**
 * An incomplete link and a shop abroad are refused before anything is filled in; an album leads to the form.
 */
async function refusedLinks({ words }: Scene, page: Page): Promise<void> {
  const { link, form, paste: pasteText } = words.shop.goods
  const name = page.getByRole('main').getByRole('textbox', { name: starting(form.what) })
  for (const [pasted, reason] of [
    ['https://item.taobao.com/item.htm?id=82345678…', 'cut_link'],
    ['https://weidian.com/item.html?itemID=72612 34567', 'cut_link'],
    ['https://www.aliexpress.com/item/1005006123456789.html', 'outside_china'],
  ] as const) {
    await page.goto(formFor(pasted))
    await sees(page.getByText(link.noLink[reason]!))
    await sees(page.getByText(link.instead[reason]!))
    expect(await name.count()).toBe(0)
    await sees(page.getByRole('main').getByRole('textbox', { name: pasteText.label }))
    await fits(page)
  }
  await page.goto(formFor('https://imgur.com/a/AbCdE'))
  await sees(page.getByText(link.albumTitle))
  await sees(name)
  await fits(page)
}

/** Of two links the form is for the first; the other opens a form of its own, with its own words. */
async function severalLinks({ words }: Scene, page: Page): Promise<void> {
  const { form, several } = words.shop.goods
  await page.goto(formFor(`${LAMP_WITHOUT_PRICE} 黑色\n${HOODIE} 米白 M`))
  await sees(page.getByText(several.taken(2, 1)))
  const wanted = page.getByRole('textbox', { name: starting(form.options) })
  await expect.poll(() => wanted.inputValue()).toBe('黑色')
  await sees(page.getByText(form.proposalHint))
  await fits(page)
  await page.getByRole('link', { name: starting(several.open(2)) }).click()
  await sees(page.getByText(several.taken(2, 2)))
  await expect.poll(() => page.getByRole('radio', { name: '米白' }).isChecked()).toBe(true)
  await fits(page)
}

/** The seller's minimum order is enforced, and the price follows the quantity into the total. */
async function byQuantity({ words, say }: Scene, page: Page): Promise<void> {
  const { form, product } = words.shop.goods
  await page.goto(formFor(DRESS))
  await sees(page.getByText(product.minOrder('2')))
  const quantity = page.getByRole('textbox', { name: form.quantity, exact: true })
  await expect.poll(() => quantity.inputValue()).toBe('2')
  await quantity.fill('20')
  await quantity.press('Enter')
  await unfoldAll(page)
  const price = page.getByRole('textbox', { name: starting(form.price) })
  await expect.poll(() => price.inputValue()).toBe('42.80')
  // 20 × 42.80, 8.00 to the warehouse, 5 %
  await sees(page.getByText(say.money(90_720)))
  await fits(page)
}

/**
 * What is typed before the page has been read is kept afterwards. Pasted on another page, because the
 * document of this one has a product that the shop knows.
 */
async function skeletonThenFilled(scene: Scene, page: Page): Promise<void> {
  const { words, way } = scene
  const { link, form } = words.shop.goods
  let go: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/api/v1/products?*', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/')
  await paste(scene, page, HOODIE)
  await sees(page.getByText(link.looking))
  await fits(page)
  await unfoldAll(page)
  await page.getByRole('textbox', { name: form.remark }).fill('early')
  go()
  await sees(page.getByText(TITLE_FOR[way.lang]).filter({ visible: true }))
  await letThrough(page)
  await settled(page)
  await expect.poll(() => page.getByRole('textbox', { name: form.remark }).inputValue()).toBe('early')
  await sees(page.getByText('木棉生活馆').filter({ visible: true }))
  await page.getByRole('button', { name: words.ui.copyText.copyWhat(link.copyWhat) }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(HOODIE)
  await fits(page)
}

/** The price and stock of a choice, and the values unavailable with it. */
async function options({ say }: Scene, page: Page): Promise<void> {
  await page.getByRole('radio', { name: '米白' }).check()
  await expect.poll(() => page.getByRole('radio', { name: starting('XL') }).isDisabled()).toBe(true)
  await page.getByRole('radio', { name: '墨绿' }).check()
  await page.getByRole('radio', { name: starting('XL') }).check()
  await sees(page.getByText(say.money(13_900)).and(page.getByText(starting(say.money(13_900)))))
  await page.getByRole('radio', { name: 'S', exact: true }).check()
  await page.getByRole('radio', { name: '米白' }).check()
}

/** Another price requires one of the reasons, and its explanation is limited to 150 characters. */
async function ownPrice({ words }: Scene, page: Page): Promise<void> {
  const { form, actions, errors } = words.shop.goods
  await unfoldAll(page)
  await page.getByRole('checkbox', { name: form.changePrice }).check()
  await page.getByRole('textbox', { name: starting(form.newPrice) }).fill('110')
  await page.getByRole('button', { name: actions.add }).click()
  await sees(page.getByText(errors.reason))
  await page.getByRole('radio', { name: words.shop.orderWords.reasons.negotiated }).check()
  await page.getByRole('textbox', { name: form.reasonText }).fill('x'.repeat(160))
  await sees(page.getByText(words.ui.fieldText.countOf(150, 150), { exact: true }))
}

/** At most twenty photos, a remark of at most five hundred characters, and a required second choice. */
async function wishes({ words, say }: Scene, page: Page): Promise<void> {
  const { form, actions, errors } = words.shop.goods
  const photos = page.getByRole('textbox', { name: form.photos, exact: true })
  await photos.fill('21')
  await photos.press('Enter')
  await expect.poll(() => photos.inputValue()).toBe('20')
  await sees(page.getByText(form.photosCost(20, say.money(4_000))))
  await page.getByRole('textbox', { name: form.remark }).fill('r'.repeat(510))
  await sees(page.getByText(words.ui.fieldText.countOf(500, 500), { exact: true }))
  await page.getByRole('radio', { name: words.shop.orderWords.soldOut.alternative }).check()
  await page.getByRole('button', { name: actions.add }).click()
  await sees(page.getByText(errors.alternative))
  await page.getByRole('textbox', { name: form.alternative }).fill('雾灰 M')
  await fits(page)
}

/** A guest is asked to log in; the form's goods are then added to the cart automatically. */
async function intoTheCart({ words }: Scene, page: Page, email: string): Promise<void> {
  const { actions } = words.shop.goods
  const { login, shell } = words.shop
  await page.getByRole('button', { name: actions.add }).click()
  await page.waitForURL((address) => address.pathname === '/user/login')
  await page.getByLabel(login.email, { exact: true }).fill(email)
  await page.getByLabel(login.password, { exact: true }).fill(SHOPPER_PASSWORD)
  await page.getByRole('button', { name: login.submit, exact: true }).click()
  await sees(page.getByText(actions.added))
  await sees(page.getByRole('link', { name: shell.cartOf(1) }))
}

/**
 * Goods that no carrier takes are reported on the goods page, in the cart and before the order is confirmed.
 */
async function refusedGoods({ words }: Scene, page: Page): Promise<void> {
  const { restricted, actions } = words.shop.goods
  const warning = page.getByText(words.shop.orderWords.restricted.forbidden('|').split('|')[0]!)
  await page.goto(formFor(POWER_BANK))
  await sees(page.getByText(restricted.title))
  await page.getByRole('radio', { name: '黑色' }).check()
  await page.getByRole('button', { name: actions.buy }).click()
  await page.waitForURL((address) => address.pathname === '/confirmOrder')
  await sees(warning)
  await fits(page)
  await page.goto('/cart')
  await sees(warning)
  await fits(page)
}
