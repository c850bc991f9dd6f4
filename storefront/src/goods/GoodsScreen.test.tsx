import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import { mei, renderShop } from '../shell/render-shop.test-support.tsx'
import { clearLogin, saveLogin } from '../session.ts'
import { DoorChoices } from '../shared/door/choices-later.ts'
import { DoorPart } from '../shared/door/parts-later.ts'
import { SearchForm } from '../shared/SearchForm.tsx'
import GoodsScreen from './GoodsScreen.tsx'
import { abroad, door, lookUp, nothing, option } from './goods.test-support.ts'
import { AsRead, Lightbox, Wishes } from './parts-at-touch.ts'
import * as ifNeeded from './parts-if-needed.ts'
import { AddPicture } from './parts-instead.ts'

const pasted = '【淘宝】好看 https://item.taobao.com/item.htm?id=812600000101&spm=a1 点击'
const at = `/productdetail?url=${encodeURIComponent(pasted)}`
const usual: Replies = {
  'GET /configurations': configurationReply,
  'POST /goods/door': door,
  'GET /country': { countries: [] },
  'GET /products': lookUp,
  'POST /cart/items': { id: '00000000-0000-4000-8000-00000000000a', cart_count: 1 },
}
const draw = (replies: Replies = {}) =>
  renderScreen(<GoodsScreen />, { at, replies: { ...usual, ...replies } })
const logIn = () => {
  document.cookie = 'token=abc; Path=/'
  document.cookie = 'isLogin=true; Path=/'
}

/** As on a page that has been touched. */
beforeAll(async () => {
  const parts = [AddPicture, AsRead, DoorChoices, DoorPart, Lightbox, Wishes, ...Object.values(ifNeeded)]
  await Promise.all(parts.map((part) => part.preload()))
})
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  for (const name of ['token', 'isLogin']) document.cookie = `${name}=; Path=/; Max-Age=0`
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(cleanup)

const filled = async () => {
  const view = draw()
  await screen.findByDisplayValue('129.00')
  await userEvent.click(screen.getByRole('radio', { name: '墨绿' }))
  return view
}

it('looks up the pasted text as it is, and fills in what is known', async () => {
  const { asked } = draw()
  expect(await screen.findByDisplayValue('重磅纯棉连帽卫衣')).toHaveProperty('lang', 'zh-Hans')
  expect(screen.getByLabelText(/^Unit price/)).toHaveProperty('value', '129.00')
  expect(screen.getByLabelText(/^Domestic freight/)).toHaveProperty('value', '8.00')
  expect(await screen.findByText('Taken from a Superbuy link')).toBeTruthy()
  expect(document.title).toContain('Heavy cotton hoodie')
  const call = asked.find(({ spec }) => spec === 'GET /products')
  expect(call?.query.get('url')).toBe(pasted)
})

it('can be filled in while the page is being read, and keeps what was typed', async () => {
  let answer: () => void = () => undefined
  draw({ 'GET /products': () => new Promise((resolve) => (answer = () => resolve(lookUp))) })
  await userEvent.type(await screen.findByLabelText(/^Unit price/), '99')
  expect(screen.getByText(/Reading the page/)).toBeTruthy()
  answer()
  await screen.findByDisplayValue('重磅纯棉连帽卫衣')
  expect(screen.getByLabelText(/^Unit price/)).toHaveProperty('value', '99')
})

it('can be filled in when the look-up fails, and can retry', async () => {
  draw({ 'GET /products': refuse(500, 'internal', 'x') })
  expect(await screen.findByText(/We could not look this up/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /Read the page again/ })).toBeTruthy()
  expect(screen.getByLabelText(/^Product link/)).toHaveProperty(
    'value',
    'https://item.taobao.com/item.htm?id=812600000101&spm=a1',
  )
})

it('reports missing fields on blur, and clears each error with the keystroke that corrects it', async () => {
  draw({ 'GET /products': nothing })
  await screen.findByLabelText(/^Product link/)
  const name = screen.getByLabelText(/^Product name/)
  await userEvent.click(name)
  await userEvent.tab()
  expect(await screen.findByText('Enter the product name')).toBeTruthy()
  await userEvent.type(name, 'x')
  await waitFor(() => expect(screen.queryByText('Enter the product name')).toBeNull())
  const price = screen.getByLabelText(/^Unit price/)
  await userEvent.type(price, '0')
  await userEvent.tab()
  expect(await screen.findByText(/Enter the unit price/)).toBeTruthy()
})

it('adds up as the server will: goods, freight, fee, photos', async () => {
  await filled()
  await userEvent.click(screen.getByRole('button', { name: /One more: Quantity/ }))
  await userEvent.click(screen.getByRole('button', { name: /One more: Detail photos/ }))
  // 2 × 129.00 + 8.00 + 5 % of 266.00 + 2.00
  expect(await screen.findAllByText('¥281.30 CNY')).not.toHaveLength(0)
  // The cost up to delivery, as the server calculated it.
  expect(screen.getAllByText('¥352.30 – ¥373.30')).not.toHaveLength(0)
  expect(screen.getAllByText('¥58.00 – ¥79.00')).not.toHaveLength(0)
})

it('says what detail photos cost with the shopper’s plan', async () => {
  logIn()
  const prices = { service_fee_per_mille: 20, photo_price_fen: 100 }
  draw({ 'GET /cart': { groups: [], count: 0, prices } })
  await screen.findByDisplayValue('129.00')
  await userEvent.click(screen.getByRole('button', { name: /One more: Detail photos/ }))
  expect(await screen.findByText('1 photo: ¥1.00')).toBeTruthy()
  expect(screen.getByText(/¥1.00 each/)).toBeTruthy()
})

it('requires one of the five reasons for another price', async () => {
  logIn()
  const { asked } = await filled()
  await userEvent.click(screen.getByRole('checkbox', { name: /different price/ }))
  await userEvent.type(screen.getByLabelText(/^New price/), '99')
  const reasons = within(screen.getByRole('radiogroup', { name: /Reason/ })).getAllByRole('radio')
  expect(reasons).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: 'Buy now' }))
  expect(await screen.findAllByText('Choose why the price differs')).not.toHaveLength(0)
  await userEvent.click(screen.getByRole('radio', { name: 'Price negotiated with merchant' }))
  await userEvent.click(screen.getByLabelText(/^Explain/))
  await userEvent.paste('x'.repeat(160))
  expect(screen.getByText('150 of 150')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  await waitFor(() => expect(asked.some(({ spec }) => spec === 'POST /cart/items')).toBe(true))
  expect(asked.find(({ spec }) => spec === 'POST /cart/items')?.body).toMatchObject({
    url: 'https://item.taobao.com/item.htm?id=812600000101',
    options_text: '颜色: 墨绿',
    unit_price_fen: 9_900,
    page_price_fen: 12_900,
    price_reason: 'negotiated',
    image_file_id: '00000000-0000-4000-8000-000000000001',
  })
})

it('warns of goods that are hard to ship before they are added to the cart', async () => {
  draw({
    'GET /products': { ...lookUp, restricted: [{ category: 'knife', name: 'Knives', forbidden: true }] },
  })
  expect(await screen.findByText(/Knives: no carrier takes this abroad/)).toBeTruthy()
})

/** The whole shop at the order form: a guest fills it in, presses one of its buttons and is asked to log in. */
async function askedToLogIn(button: string, replies: Replies = {}) {
  const shop = await renderShop(at, {
    replies: {
      ...usual,
      'POST /login': { token: 'token-of-mei', expires_at: '2026-11-23T06:00:00Z' },
      'GET /users/info': mei,
      ...replies,
    },
  })
  await screen.findByDisplayValue('129.00')
  await userEvent.click(screen.getByRole('radio', { name: '墨绿' }))
  await userEvent.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(shop.address()).toBe(`/user/login?back=${encodeURIComponent(at)}`))
  const added = () => shop.asked.filter(({ spec }) => spec === 'POST /cart/items')
  expect(added()).toEqual([])
  return { ...shop, added }
}

async function logInAs(email: string) {
  await userEvent.type(await screen.findByLabelText('E-mail'), email)
  await userEvent.type(screen.getByLabelText('Password'), 'abc12345')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

/** The same, and then the guest logs in. */
async function logInFromForm(button: string, replies: Replies = {}) {
  const shop = await askedToLogIn(button, replies)
  await logInAs(mei.email)
  return shop
}

it('a guest who navigates away instead has abandoned the addition: nothing is added for anyone who logs in later', async () => {
  const { added, address } = await askedToLogIn('Add to cart')
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link'))
  await waitFor(() => expect(address()).toBe('/'))
  await userEvent.click(await screen.findByRole('link', { name: 'Log in' }))
  await logInAs('jonas@example.com')
  await waitFor(() => expect(address()).toBe('/'))
  expect(await screen.findByRole('button', { name: /Mei/ })).toBeTruthy()
  expect(added()).toEqual([])
})

it('an addition that waits for the log-in belongs to the guest who was asked, even if another person used the tab before', async () => {
  saveLogin('token-of-jonas', 'jonas@example.com')
  sessionStorage.setItem('draft:address', '{"name":"Jonas"}')
  clearLogin()
  const { added } = await logInFromForm('Add to cart')
  await waitFor(() => expect(added()).toHaveLength(1))
  expect(sessionStorage.getItem('draft:address')).toBeNull()
})

it('keeps what a guest filled in, and adds it after the log-in', async () => {
  const { added, address } = await logInFromForm('Add to cart')
  // Wait for the call first: a toast of an earlier test may still be shown.
  await waitFor(() => expect(added()).toHaveLength(1))
  expect(await screen.findByText('Added to the cart')).toBeTruthy()
  expect(added()[0]?.body).toMatchObject({ options_text: '颜色: 墨绿', unit_price_fen: 12_900 })
  await waitFor(() => expect(address()).toBe(at))
  expect(await screen.findByRole('radio', { name: '墨绿' })).toHaveProperty('checked', true)
})

it('continues to the confirm page after the log-in where the guest wanted to buy', async () => {
  const { address } = await logInFromForm('Buy now')
  await waitFor(() => expect(address()).toBe('/confirmOrder?items=00000000-0000-4000-8000-00000000000a'))
})

it('leaves in the form what is refused after the log-in, and sends it again only on request', async () => {
  const { added } = await logInFromForm('Add to cart', {
    'POST /cart/items': refuse(409, 'cart_full', 'Full'),
  })
  expect(await screen.findByText('Full')).toBeTruthy()
  expect(await screen.findByRole('radio', { name: '墨绿' })).toHaveProperty('checked', true)
  expect(added()).toHaveLength(1)
})

it('continues to the confirm page with the new line', async () => {
  logIn()
  const { address } = await filled()
  await userEvent.click(screen.getByRole('button', { name: 'Buy now' }))
  await waitFor(() => expect(address()).toBe('/confirmOrder?items=00000000-0000-4000-8000-00000000000a'))
})

it('shows the server’s sentence at the field that it concerns', async () => {
  logIn()
  const sentence = 'This does not look right'
  const refusal = refuse(400, 'invalid_input', 'Please check', { fields: { title: sentence } })
  draw({ 'POST /cart/items': () => refusal })
  await screen.findByDisplayValue('129.00')
  await userEvent.click(screen.getByRole('radio', { name: '米白' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0)
  expect(screen.getByLabelText(/^Product name/).getAttribute('aria-invalid')).toBe('true')
})

it('shows the page of any other shop, its price converted by the rate of the day', async () => {
  draw({ 'GET /products': abroad })
  expect(await screen.findByText('Another shop')).toBeTruthy()
  expect(screen.getByText('≈ from $12.50 USD, rate of 20 Nov 2026')).toBeTruthy()
  expect(await screen.findByDisplayValue('87.50')).toBe(screen.getByLabelText(/^Unit price/))
  expect(screen.queryByLabelText(/^Product link/)).toBeNull()
  expect(screen.getByDisplayValue('Kettle')).toHaveProperty('lang', '')
})

it('offers of each option the values available with the other choices, and uses the price of the selected variant', async () => {
  draw({ 'GET /products': abroad })
  await userEvent.click(await screen.findByRole('radio', { name: 'red' }))
  expect(screen.getByRole('radio', { name: /^L/ })).toHaveProperty('disabled', true)
  expect(screen.getByText('Sold out')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'S' }))
  expect(screen.getByText('¥87.50 · 3 left')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'blue' }))
  expect(screen.getByLabelText(/^Unit price/)).toHaveProperty('value', '98.00')
  expect(screen.getByText('Not available with this choice')).toBeTruthy()
})

it('does not replace a price that the shopper typed', async () => {
  draw({ 'GET /products': abroad })
  const price = await screen.findByLabelText(/^Unit price/)
  await waitFor(() => expect(price).toHaveProperty('value', '87.50'))
  await userEvent.clear(price)
  await userEvent.type(price, '80')
  await userEvent.click(screen.getByRole('radio', { name: 'blue' }))
  await userEvent.click(screen.getByRole('radio', { name: 'S' }))
  expect(price).toHaveProperty('value', '80')
})

it.each([
  ['blocked', /only after log-in/, false],
  ['gone', /no longer be for sale/, false],
  ['shop_closed', /shop is closed/, false],
  ['unreachable', /did not answer/, true],
] as const)('says that a page is %s, and what to do', async (trouble, sentence, canRetry) => {
  const { asked } = draw({ 'GET /products': { ...lookUp, product: null, trouble } })
  expect(await screen.findByText(sentence)).toBeTruthy()
  const retry = screen.queryByRole('button', { name: 'Read the page again' })
  expect(retry !== null).toBe(canRetry)
  if (!retry) return
  await userEvent.click(retry)
  await waitFor(() => expect(asked.filter(({ spec }) => spec === 'GET /products')).toHaveLength(2))
})

it('says what the page did not state, and requests slow pictures once more', async () => {
  const product = { ...lookUp.product!, price_fen: null, images: [], more_images: true }
  let answers = 0
  draw({
    'GET /products': () => {
      answers += 1
      return { ...lookUp, product: { ...product, more_images: answers === 1 } }
    },
  })
  expect(await screen.findByText(/does not show a price/)).toBeTruthy()
  expect(await screen.findByText(/No picture could be read/)).toBeTruthy()
  expect(answers).toBe(2)
})

it('says when a page that failed can be read again, and then offers to', async () => {
  const trouble = { ...lookUp, product: null, trouble: 'unreachable' as const }
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const retryAt = new Date(Date.now() + 60_000)
  draw({ 'GET /products': { ...trouble, retry_at: retryAt.toISOString() } })
  expect(await screen.findByText(/You can try again from/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Read the page again' })).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  vi.useRealTimers()
  expect(await screen.findByRole('button', { name: 'Read the page again' })).toBeTruthy()
})

it('enforces the seller’s minimum quantity, and lets the price follow the quantity', async () => {
  const price_steps = [
    { from: 2, price_fen: 650 },
    { from: 4, price_fen: 590 },
  ]
  const product = { ...lookUp.product!, price_fen: 650, min_order: 2, price_steps, options: [] }
  draw({ 'GET /products': { ...lookUp, product } })
  expect(await screen.findByText('The seller’s minimum is 2.')).toBeTruthy()
  expect(screen.getByText('from 4').nextElementSibling?.textContent).toBe('¥5.90')
  const quantity = screen.getByRole('textbox', { name: 'Quantity' })
  await waitFor(() => expect(quantity).toHaveProperty('value', '2'))
  await userEvent.click(screen.getByRole('button', { name: /One less: Quantity/ }))
  expect(quantity).toHaveProperty('value', '2')
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '4{Enter}')
  await waitFor(() => expect(screen.getByLabelText(/^Unit price/)).toHaveProperty('value', '5.90'))
  // 4 × 5.90 + 8.00 and 5 % of 31.60
  expect(screen.getAllByText('¥33.18 CNY')).not.toHaveLength(0)
  await userEvent.clear(screen.getByLabelText(/^Unit price/))
  await userEvent.type(screen.getByLabelText(/^Unit price/), '5.00')
  await userEvent.click(screen.getByRole('button', { name: /One more: Quantity/ }))
  expect(screen.getByLabelText(/^Unit price/)).toHaveProperty('value', '5.00')
})

it('shows the helper title, and the options in the reader’s language', async () => {
  draw()
  expect(await screen.findByText('Heavy cotton hoodie')).toHaveProperty('lang', '')
  expect(screen.getByRole('radiogroup', { name: /Colour/ })).toBeTruthy()
})

const hoodie = {
  ...lookUp.product!,
  images: [
    { file_id: '00000000-0000-4000-8000-000000000001', url: '/files/green.webp' },
    { file_id: '00000000-0000-4000-8000-000000000002', url: '/files/white.webp' },
  ],
  options: [
    {
      name: '颜色',
      values: ['墨绿', '米白'],
      name_latin: 'Colour',
      values_latin: ['Dark green', 'Off-white'],
    },
    option('尺码', 'S', 'L'),
  ],
  variants: [
    ['墨绿', 'S', '1'],
    ['墨绿', 'L', '1'],
    ['米白', 'S', '2'],
    ['米白', 'L', '2'],
  ].map(([colour = '', size = '', picture]) => ({
    choices: [colour, size],
    price_fen: 12_900,
    stock: 9,
    is_available: true,
    image_file_id: `00000000-0000-4000-8000-00000000000${picture}`,
  })),
}

it('reports every missing option together, each under its own group, and clears each as it is chosen', async () => {
  draw({ 'GET /products': { ...lookUp, product: hoodie } })
  await screen.findByDisplayValue('129.00')
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  const group = (name: RegExp) => within(screen.getByRole('radiogroup', { name }))
  expect(group(/Colour/).getByText('Choose: Colour')).toBeTruthy()
  expect(group(/Size/).getByText('Choose: Size')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose: Colour, Size' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /Dark green/ }))
  expect(group(/Colour/).queryByText('Choose: Colour')).toBeNull()
  expect(group(/Size/).getByText('Choose: Size')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'S' }))
  await waitFor(() => expect(screen.queryByText('Choose: Size')).toBeNull())
})

it('shows the picture of the chosen colour, names it for the reader, and sends the seller’s words', async () => {
  logIn()
  const { asked } = draw({ 'GET /products': { ...lookUp, product: hoodie } })
  await userEvent.click(await screen.findByRole('radio', { name: 'Off-white 米白' }))
  const big = screen.getByRole('button', { name: 'Seller’s picture 2' })
  expect(big.querySelector('img')?.getAttribute('src')).toBe('/files/white.webp')
  await userEvent.click(screen.getByRole('radio', { name: 'S' }))
  await userEvent.type(screen.getByLabelText(/^Your own name/), 'Dad’s')
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  await waitFor(() => expect(asked.some(({ spec }) => spec === 'POST /cart/items')).toBe(true))
  expect(asked.find(({ spec }) => spec === 'POST /cart/items')?.body).toMatchObject({
    options_text: '颜色: 米白; 尺码: S',
    image_file_id: '00000000-0000-4000-8000-000000000002',
    own_name: 'Dad’s',
  })
})

it('accepts a picture where the page could not be read, once the shopper is logged in', async () => {
  draw({ 'GET /products': nothing })
  expect(await screen.findByText(/Once you are logged in you can add a picture/)).toBeTruthy()
  cleanup()
  logIn()
  const stored = { id: '00000000-0000-4000-8000-000000000009', url: '/files/own.webp', width: 9, height: 9 }
  draw({ 'GET /products': nothing, 'POST /uploads': stored })
  const file = new File(['x'], 'shot.png', { type: 'image/png' })
  await userEvent.upload(await screen.findByLabelText(/^Add a picture/), file)
  expect(await screen.findByRole('button', { name: 'Remove the picture' })).toBeTruthy()
})

const item = (index: number, words = '', isWhole = true) => ({
  platform: 'weidian',
  url: `https://weidian.com/item.html?itemID=721234560${index}`,
  words,
  is_whole: isWhole,
})

it('says which of several links the form is for, and links to the others', async () => {
  const links = [item(1, '黑色 L'), item(2, '白色'), item(3, '', false)]
  const { asked, address } = draw({ 'GET /products': { ...lookUp, links, taken: 0 } })
  expect(await screen.findByText('Your text contains 3 links. This form is for link 1.')).toBeTruthy()
  const list = within(screen.getByRole('list', { name: 'Links in your text' }))
  expect(list.getAllByRole('listitem')[0]?.getAttribute('aria-current')).toBe('true')
  expect(list.getByRole('link', { name: /Open link 3/ }).textContent).toContain('Incomplete')
  await userEvent.click(list.getByRole('link', { name: 'Open link 2 · Weidian · 白色' }))
  expect(address()).toBe(`${at}&pick=1`)
  await waitFor(() => expect(asked.filter(({ spec }) => spec === 'GET /products')).toHaveLength(2))
  expect(asked.filter(({ spec }) => spec === 'GET /products')[1]?.query.get('pick')).toBe('1')
})

it('offers the next link once this one is in the cart, and never an incomplete link', async () => {
  logIn()
  const links = [item(1), item(2, '', false), item(3)]
  const { address } = draw({ 'GET /products': { ...lookUp, links, taken: 0 } })
  await screen.findByDisplayValue('129.00')
  await userEvent.click(screen.getByRole('radio', { name: '墨绿' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Next link' }))
  expect(address()).toBe(`${at}&pick=2`)
})

it('gives a picked link a form of its own, and never the address of the first', async () => {
  renderScreen(<GoodsScreen />, {
    at: `${at}&pick=1`,
    replies: { ...usual, 'GET /products': refuse(500, 'internal', 'x') },
  })
  expect(await screen.findByLabelText(/^Product link/)).toHaveProperty('value', '')
})

it('fills in what the text says beside the link, as a suggestion, once', async () => {
  const proposal = { title: '衬衫', words: '黑色 L' }
  const { queries } = draw({ 'GET /products': { ...nothing, proposal } })
  const wanted = await screen.findByLabelText(/^Options/)
  await waitFor(() => expect(wanted).toHaveProperty('value', '黑色 L'))
  expect(screen.getByLabelText(/^Product name/)).toHaveProperty('value', '衬衫')
  expect(screen.getAllByText(/Taken from the text you pasted/)).toHaveLength(2)
  await userEvent.clear(wanted)
  await userEvent.clear(screen.getByLabelText(/^Product name/))
  expect(screen.queryByText(/Taken from the text you pasted/)).toBeNull()
  await queries.invalidateQueries()
  expect(wanted).toHaveProperty('value', '')
})

it('selects the options of the page that the words name', async () => {
  draw({ 'GET /products': { ...lookUp, proposal: { title: '', words: '墨绿' } } })
  // The code that interprets the words loads after the page.
  const named = await screen.findByRole('radio', { name: '墨绿' })
  await waitFor(() => expect(named).toHaveProperty('checked', true))
  expect(await screen.findByText(/Taken from the text you pasted/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '米白' }))
  expect(screen.queryByText(/Taken from the text you pasted/)).toBeNull()
})

it.each([
  ['cut_link', 'This link is incomplete', /copy its whole link/],
  ['outside_china', 'This shop is outside China', /Our buyers can only buy/],
] as const)('says no to %s before anything is filled in', async (reason, title, advice) => {
  const { address } = draw({ 'GET /products': { ...nothing, reason } })
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(advice)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
  expect(screen.queryByLabelText(/^Product name/)).toBeNull()
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Product link or share text' }),
    'weidian.com/i/7212345699{Enter}',
  )
  expect(address()).toBe(`/productdetail?url=${encodeURIComponent('weidian.com/i/7212345699')}`)
})

it('offers the complete links beside an incomplete one that was picked, and does not repeat a single one', async () => {
  const cut = { ...nothing, reason: 'cut_link' as const }
  draw({ 'GET /products': { ...cut, links: [item(1), item(2, '', false)], taken: 1 } })
  expect(await screen.findByText('Your text contains another link.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Open link 1/ })).toBeTruthy()
  cleanup()
  draw({ 'GET /products': { ...cut, links: [item(1, '', false)], taken: 0 } })
  expect(await screen.findByText('This link is incomplete')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Links in your text' })).toBeNull()
})

it.each([
  ['a numbered album', { ...lookUp, link: { ...lookUp.link!, platform: 'yupoo' }, product: null }],
  ['any album', { ...nothing, reason: 'album' as const, manual_url: 'https://imgur.com/a/AbC' }],
])('advises on %s, and keeps the form', async (_, reply) => {
  draw({ 'GET /products': reply })
  expect(await screen.findByText('An album is not a shop')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeTruthy()
})

it('names the shop of a link', async () => {
  draw({
    'GET /products': { ...nothing, reason: 'shop_or_search', platform: 'weidian', seller_id: '1625671188' },
  })
  expect(await screen.findByText('Shop number: 1625671188')).toBeTruthy()
})

it('replaces a wrapper’s address with the address inside it', async () => {
  const wrapper = 'https://l.facebook.com/l.php?u=https%3A%2F%2Fshop.example.com%2Fp%2F1'
  renderScreen(<GoodsScreen />, {
    at: `/productdetail?url=${encodeURIComponent(wrapper)}`,
    replies: {
      ...usual,
      'GET /products': { ...nothing, reason: 'not_a_product', manual_url: 'https://shop.example.com/p/1' },
    },
  })
  expect(await screen.findByDisplayValue('https://shop.example.com/p/1')).toBeTruthy()
})

it('says how many links of a long text are shown, and shows the rest', async () => {
  const links = Array.from({ length: 80 }, (_, row) => item(row + 1, `第 ${row + 1} 件`))
  draw({ 'GET /products': { ...lookUp, links, taken: 0 } })
  expect(await screen.findByText('20 of 80 links shown')).toBeTruthy()
  const list = within(screen.getByRole('list', { name: 'Links in your text' }))
  expect(list.getAllByRole('listitem')).toHaveLength(20)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 80' }))
  expect(list.getAllByRole('listitem')).toHaveLength(80)
  expect(screen.queryByText(/links shown/)).toBeNull()
})

it('shows a pasted list of 80 rows, each link with its own words', async () => {
  const links = Array.from({ length: 80 }, (_, row) => item(row + 1, `Row ${row + 1} (black, size M)`))
  const text = links.map(({ words, url }) => `${words}\t${url}`).join('\n')
  const { asked, address } = renderScreen(
    <>
      <SearchForm look="hero" />
      <GoodsScreen />
    </>,
    {
      at: '/productdetail',
      replies: { ...usual, 'POST /links/resolve': { ...lookUp, links, taken: 0, links_cut: true } },
    },
  )
  const [box] = await screen.findAllByRole('textbox')
  await userEvent.click(box!)
  await userEvent.paste(text)
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: '80 links in your list' })).toBeTruthy()
  expect(asked.find(({ spec }) => spec === 'POST /links/resolve')?.body).toEqual({ text })
  expect(screen.getByText('We read the first 80 links. Paste the rest separately.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all 80' }))
  await userEvent.click(screen.getByRole('link', { name: /Open link 80 · .* · Row 80/ }))
  expect(new URL(address(), 'https://shop.test').searchParams.get('url')).toBe(
    `Row 80 (black, size M) ${links[79]!.url}`,
  )
})

it('says so where a pasted list is gone', async () => {
  renderScreen(<GoodsScreen />, { at: '/productdetail?list=pasted', replies: usual })
  expect(await screen.findByText('This list is no longer here')).toBeTruthy()
})
