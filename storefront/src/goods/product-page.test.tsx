import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { abroad, lookUp, option } from './goods.test-support.ts'
import { draw, logIn } from './goods-screen.test-support.tsx'

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
  ['blocked', /wants a log-in/, false],
  ['gone', /no longer available/, false],
  ['shop_closed', /shop is closed/, false],
  ['unreachable', /didn’t answer/, true],
] as const)('says that a page is %s, and what to do', async (trouble, sentence, canRetry) => {
  const { asked } = draw({ 'GET /products': { ...lookUp, product: null, trouble } })
  expect(await screen.findByText(sentence)).toBeTruthy()
  const retry = screen.queryByRole('button', { name: 'Read it again' })
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
  expect(await screen.findByText(/doesn’t show a price/)).toBeTruthy()
  expect(await screen.findByText(/No picture could be read/)).toBeTruthy()
  expect(answers).toBe(2)
})

it('says when a page that failed can be read again, and then offers to', async () => {
  const trouble = { ...lookUp, product: null, trouble: 'unreachable' as const }
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const retryAt = new Date(Date.now() + 60_000)
  draw({ 'GET /products': { ...trouble, retry_at: retryAt.toISOString() } })
  expect(await screen.findByText(/Read it again at/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Read it again' })).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  vi.useRealTimers()
  expect(await screen.findByRole('button', { name: 'Read it again' })).toBeTruthy()
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
  expect(screen.getAllByText('¥33.18')).not.toHaveLength(0)
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
  expect(group(/Colour/).getByText('Choose the colour')).toBeTruthy()
  expect(group(/Size/).getByText('Choose the size')).toBeTruthy()
  // No box above the form that would push the button down.
  expect(screen.queryByRole('heading', { name: /problem/i })).toBeNull()
  expect(document.activeElement).toBe(group(/Colour/).getAllByRole('radio')[0])
  await userEvent.click(screen.getByRole('radio', { name: /Dark green/ }))
  expect(group(/Colour/).queryByText('Choose the colour')).toBeNull()
  expect(group(/Size/).getByText('Choose the size')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'S' }))
  await waitFor(() => expect(screen.queryByText('Choose the size')).toBeNull())
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
