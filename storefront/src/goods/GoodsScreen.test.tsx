import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refuse } from '../shared/render-screen.test-support.tsx'
import { lookUp, nothing, unread } from './goods.test-support.ts'
import { draw, filled, logIn, pasted } from './goods-screen.test-support.tsx'

it('looks up the pasted text as it is, and fills in what is known', async () => {
  const { asked } = draw()
  expect(await screen.findByDisplayValue('重磅纯棉连帽卫衣')).toHaveProperty('lang', 'zh-Hans')
  expect(screen.getByLabelText(/^Unit price/)).toHaveProperty('value', '129.00')
  expect(screen.getByLabelText(/^Delivery within China/)).toHaveProperty('value', '8.00')
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

it('keeps a second choice through the replies that arrive after it, and sends it', async () => {
  const answers: (() => void)[] = []
  const more = { ...lookUp, product: { ...lookUp.product!, more_images: false } }
  const { asked } = draw({
    'GET /products': () =>
      new Promise((resolve) =>
        answers.push(() =>
          resolve(answers.length === 1 ? { ...more, product: { ...more.product, more_images: true } } : more),
        ),
      ),
  })
  logIn()
  await userEvent.click(await screen.findByRole('radio', { name: 'Buy my second choice' }))
  const second = screen.getByLabelText(/^Second choice/)
  await userEvent.type(second, '雾灰 M')
  answers[0]!()
  await screen.findByDisplayValue('129.00')
  await waitFor(() => expect(answers).toHaveLength(2), { timeout: 20_000 })
  await userEvent.type(second, ' 2')
  answers[1]!()
  await userEvent.click(screen.getByRole('radio', { name: '墨绿' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  await waitFor(() =>
    expect(asked.find(({ spec }) => spec === 'POST /cart/items')?.body).toMatchObject({
      sold_out_choice: 'alternative',
      alternative: '雾灰 M 2',
    }),
  )
})

it('can be filled in when the look-up fails, and can retry', async () => {
  draw({ 'GET /products': refuse(500, 'internal', 'x') })
  expect(await screen.findByRole('heading', { name: 'We couldn’t look this up' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Read it again' })).toBeTruthy()
  expect(screen.getByLabelText(/^Product link/)).toHaveProperty(
    'value',
    'https://item.taobao.com/item.htm?id=812600000101&spm=a1',
  )
})

it('reports missing fields on blur, and clears each error with the keystroke that corrects it', async () => {
  draw({ 'GET /products': unread })
  const name = await screen.findByLabelText(/^What is it/)
  await userEvent.click(name)
  await userEvent.tab()
  expect(await screen.findByText('Enter the product name')).toBeTruthy()
  await userEvent.type(name, 'x')
  await waitFor(() => expect(screen.queryByText('Enter the product name')).toBeNull())
  const price = screen.getByLabelText(/^Price on the page/)
  await userEvent.type(price, '0')
  await userEvent.tab()
  expect(await screen.findByText(/Enter the unit price/)).toBeTruthy()
})

it('adds up as the server will: goods, freight, fee, photos', async () => {
  await filled()
  await userEvent.click(screen.getByRole('button', { name: /One more: Quantity/ }))
  await userEvent.click(screen.getByRole('button', { name: /One more: Detail photos/ }))
  // 2 × 129.00 + 8.00 + 5 % of 266.00 + 2.00
  expect(await screen.findAllByText('¥281.30')).not.toHaveLength(0)
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
  await userEvent.click(screen.getByRole('checkbox', { name: /My price is different/ }))
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

it('continues to the confirm page with the new line', async () => {
  logIn()
  const { address } = await filled()
  await userEvent.click(screen.getByRole('button', { name: 'Buy now' }))
  await waitFor(() => expect(address()).toBe('/confirmOrder?items=00000000-0000-4000-8000-00000000000a'))
})

it('shows the server’s sentence at the field that it concerns', async () => {
  logIn()
  const sentence = 'This doesn’t look right'
  const refusal = refuse(400, 'invalid_input', 'Please check', { fields: { title: sentence } })
  draw({ 'POST /cart/items': () => refusal })
  await screen.findByDisplayValue('129.00')
  await userEvent.click(screen.getByRole('radio', { name: '米白' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0)
  expect(screen.getByLabelText(/^Product name/).getAttribute('aria-invalid')).toBe('true')
})

it('accepts a screenshot of a page that could not be read, chosen or pasted, once the shopper is logged in', async () => {
  draw({ 'GET /products': unread })
  expect(await screen.findByText(/Once you’re logged in you can add a screenshot/)).toBeTruthy()
  cleanup()
  logIn()
  const stored = { id: '00000000-0000-4000-8000-000000000009', url: '/files/own.webp', width: 9, height: 9 }
  const { asked } = draw({ 'GET /products': unread, 'POST /uploads': stored })
  const file = new File(['x'], 'shot.png', { type: 'image/png' })
  await userEvent.upload(await screen.findByLabelText(/^Screenshot of the product page/), file)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the screenshot' }))
  await screen.findByLabelText(/^Screenshot of the product page/)
  fireEvent.paste(document.body, { clipboardData: { files: [file] } })
  expect(await screen.findByText('Your screenshot goes to our buyer with your order')).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/^What is it/), '抱枕')
  await userEvent.type(screen.getByLabelText(/^Price on the page/), '39')
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  await waitFor(() => expect(asked.some(({ spec }) => spec === 'POST /cart/items')).toBe(true))
  expect(asked.find(({ spec }) => spec === 'POST /cart/items')?.body).toMatchObject({
    title: '抱枕',
    unit_price_fen: 3_900,
    image_file_id: stored.id,
  })
})

it('says what happens next for a page that could not be read, until a price stands', async () => {
  draw({ 'GET /products': unread })
  expect(await screen.findByRole('heading', { name: 'What happens next' })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /different price/ })).toBeNull()
  await userEvent.type(screen.getByLabelText(/^Price on the page/), '39')
  expect(await screen.findAllByText('¥40.95')).not.toHaveLength(0)
  expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull()
})

it('quotes a text without a link, and offers one box for a better one', async () => {
  const { address } = draw({ 'GET /products': { ...nothing, platform: 'taobao' } })
  expect(
    await screen.findByRole('heading', { name: 'This is a code for the app, without a link' }),
  ).toBeTruthy()
  expect(screen.getByText(pasted)).toBeTruthy()
  expect(screen.getByText('Where the link is')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
  await userEvent.type(screen.getByRole('textbox'), 'weidian.com/i/7212345699{Enter}')
  expect(address()).toBe(`/productdetail?url=${encodeURIComponent('weidian.com/i/7212345699')}`)
})
