import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import CartScreen from './CartScreen.tsx'
import { cartItem, cartOf } from './cart.test-support.ts'

const one = cartItem('1', { freight_fen: 800 })
const two = cartItem('2', { freight_fen: 1_200, photo_shots: 3 })
const other = cartItem('3', { seller_name: '豆间器物', unit_price_fen: 5_000 })

const draw = (replies: Replies = {}) =>
  renderScreen(<CartScreen />, {
    at: '/cart',
    replies: { 'GET /configurations': configurationReply, 'GET /cart': cartOf(one, two, other), ...replies },
  })
/** A server that stores changes to an item of the cart. */
function keeping(place: 0 | 2): Replies {
  const items = [one, two, other]
  return {
    'GET /cart': () => cartOf(...items),
    'PATCH /cart/items/{id}': ({ body }) => {
      const changed = { ...items[place]!, ...(body as Partial<typeof one>) }
      return (items[place] = { ...changed, goods_fen: changed.quantity * changed.unit_price_fen })
    },
  }
}
const total = (text: string) => waitFor(() => expect(screen.getAllByText(text)).not.toHaveLength(0))
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

it('groups by shop and adds up per shop, charging the highest freight once', async () => {
  draw()
  expect(await screen.findByRole('region', { name: '木棉生活馆' })).toBeTruthy()
  // 250.00 + 12.00 freight + 5 % of each shop (212.00, 50.00) + 6.00 photos
  await total('¥281.10 CNY')
  expect(screen.getByText(/This will be 2 orders/)).toBeTruthy()
})

it('adds up with the prices of the shopper’s plan', async () => {
  const onPlan = { ...cartOf(one, two, other), prices: { service_fee_per_mille: 20, photo_price_fen: 100 } }
  draw({ 'GET /cart': onPlan })
  // 250.00 + 12.00 freight + 2 % of each shop + 3.00 photos
  await total('¥270.24 CNY')
})

it('selects all, a shop or an item, and shows the mixed state', async () => {
  draw()
  const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select all (3)' })
  expect(all.checked).toBe(true)
  await userEvent.click(box('Select 商品 1'))
  expect(all.checked).toBe(false)
  expect(all.indeterminate).toBe(true)
  expect(box('Select all from 木棉生活馆').indeterminate).toBe(true)
  expect(box('Select all from 豆间器物').checked).toBe(true)
  await userEvent.click(box('Select all from 木棉生活馆'))
  await waitFor(() => expect(all.checked).toBe(true))
})

it('says "No product selected" and does not navigate', async () => {
  const { address } = draw()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all (3)' }))
  await total('¥0.00 CNY')
  await userEvent.click(screen.getAllByRole('button', { name: 'Confirm order' })[0]!)
  expect(await screen.findByText('No product selected')).toBeTruthy()
  expect(address()).toBe('/cart')
})

it('continues with what is selected', async () => {
  const { address } = draw()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 商品 2' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Confirm order' })[0]!)
  expect(address()).toBe(`/confirmOrder?items=${one.id},${other.id}`)
})

it('debounces the quantity and sends it once', async () => {
  const { asked } = draw(keeping(0))
  const more = await screen.findByRole('button', { name: 'One more: Quantity of 商品 1' })
  vi.useFakeTimers()
  for (let click = 0; click < 3; click++) {
    fireEvent.click(more)
    await act(() => vi.advanceTimersByTimeAsync(100))
  }
  await act(() => vi.advanceTimersByTimeAsync(400))
  vi.useRealTimers()
  await total('¥596.10 CNY')
  await waitFor(() => expect(asked.some(({ spec }) => spec.startsWith('PATCH'))).toBe(true))
  const sent = asked.filter(({ spec }) => spec.startsWith('PATCH'))
  expect(sent.map(({ body }) => body)).toEqual([{ quantity: 4 }])
})

it('keeps showing a debounced quantity over an older reply of the server', async () => {
  const { queries, asked } = draw(keeping(0))
  await userEvent.click(await screen.findByRole('button', { name: 'One more: Quantity of 商品 1' }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of 商品 1' })
  // Another tab changed something: the cart is refetched before this quantity is sent.
  await act(() => queries.refetchQueries({ queryKey: ['GET /cart'] }))
  expect(field.value).toBe('2')
  await waitFor(() => expect(asked.some(({ spec }) => spec.startsWith('PATCH'))).toBe(true))
  expect(field.value).toBe('2')
})

it('reverts a refused quantity and says why', async () => {
  draw({ 'PATCH /cart/items/{id}': refuse(400, 'invalid_input', 'This is too large') })
  await userEvent.click(await screen.findByRole('button', { name: 'One more: Quantity of 商品 3' }))
  await total('¥333.60 CNY')
  expect(await screen.findByText('This is too large')).toBeTruthy()
  await total('¥281.10 CNY')
})

it('keeps the other quantities that are being sent when one is refused', async () => {
  const answers: (() => void)[] = []
  const items = [one, two, other]
  draw({
    'GET /cart': () => cartOf(...items),
    'PATCH /cart/items/{id}': async ({ path }) => {
      if (path.endsWith(other.id)) return refuse(400, 'invalid_input', 'This is too large')
      await new Promise<void>((resolve) => answers.push(resolve))
      return (items[0] = { ...one, quantity: 2, goods_fen: 20_000 })
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'One more: Quantity of 商品 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'One more: Quantity of 商品 3' }))
  const quantityOf = (digit: number) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of 商品 ${digit}` }).value
  expect(await screen.findByText('This is too large')).toBeTruthy()
  await waitFor(() => expect(quantityOf(3)).toBe('1'))
  expect(quantityOf(1)).toBe('2')
  await waitFor(() => expect(answers).toHaveLength(1))
  answers[0]!()
  await total('¥386.10 CNY')
})

it('keeps a newer quantity of the same line when an older one is refused', async () => {
  const { queries } = draw({
    'PATCH /cart/items/{id}': async ({ body }) => {
      // The newer quantity is never answered.
      if ((body as { quantity: number }).quantity === 3) return new Promise(() => undefined)
      await userEvent.click(screen.getByRole('button', { name: 'One more: Quantity of 商品 3' }))
      return refuse(400, 'invalid_input', 'Try again later')
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'One more: Quantity of 商品 3' }))
  expect(await screen.findByText('Try again later')).toBeTruthy()
  await act(() => queries.refetchQueries({ queryKey: ['GET /cart'] }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of 商品 3' }).value).toBe('3')
})

it('removes lines, and restores them unchanged', async () => {
  let cart = cartOf(one, other)
  const { asked } = draw({
    'GET /cart': () => cart,
    'POST /cart/items/delete': () => {
      cart = cartOf(one)
      return { cart_count: 1 }
    },
    'POST /cart/items': () => {
      cart = cartOf(one, other)
      return { id: other.id, cart_count: 2 }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove 商品 3' }))
  await waitFor(() => expect(screen.queryByText('商品 3')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('商品 3')).toBeTruthy()
  expect(asked.find(({ spec }) => spec === 'POST /cart/items')?.body).toMatchObject({
    title: '商品 3',
    image_file_id: '00000000-0000-4000-8000-0000000000f3',
    unit_price_fen: 5_000,
  })
})

it('restores the other lines and says why when one cannot be restored', async () => {
  let cart = cartOf(one, two, other)
  const { asked } = draw({
    'GET /cart': () => cart,
    'POST /cart/items/delete': () => {
      cart = cartOf()
      return { cart_count: 0 }
    },
    'POST /cart/items': ({ body }) => {
      if ((body as { title: string }).title === one.title) return refuse(400, 'invalid_input', 'Not this one')
      cart = cartOf(two, other)
      return { id: other.id, cart_count: 2 }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove selected' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Not this one')).toBeTruthy()
  expect(await screen.findByText('商品 2')).toBeTruthy()
  expect(screen.getByText('商品 3')).toBeTruthy()
  expect(asked.filter(({ spec }) => spec === 'POST /cart/items')).toHaveLength(3)
})

it('edits a remark in place; Escape cancels', async () => {
  const { asked } = draw(keeping(2))
  const list = await screen.findByRole('region', { name: '豆间器物' })
  const add = () => within(list).getByRole('button', { name: /Add a note/ })
  await userEvent.click(add())
  await userEvent.type(screen.getByLabelText(/^Note/), 'x{Escape}')
  expect(document.activeElement).toBe(add())
  await userEvent.click(add())
  await userEvent.type(screen.getByLabelText(/^Note/), 'No box')
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  expect(await within(list).findByText('No box')).toBeTruthy()
  expect(asked.find(({ spec }) => spec.startsWith('PATCH'))?.body).toEqual({ remark: 'No box' })
})

it('offers the paste box when it is empty', async () => {
  draw({ 'GET /cart': cartOf() })
  expect(await screen.findByText('Your cart is empty')).toBeTruthy()
  expect(
    screen.getByRole('textbox', { name: 'Product link, or the text you copied from the app' }),
  ).toBeTruthy()
})

it('names the goods that carriers refuse at their line, and links to the explanation', async () => {
  const bank = { category: 'battery_pure', name: 'Power banks', forbidden: true }
  const knife = { category: 'knife', name: 'Knives', forbidden: false }
  draw({
    'GET /cart': cartOf(cartItem('1', { restricted: [bank, knife] }), cartItem('2', { restricted: [knife] })),
  })
  expect(await screen.findByRole('heading', { name: 'One item can’t be sent abroad' })).toBeTruthy()
  // Above the list with the way out, and at its line.
  expect(screen.getAllByText(/No carrier takes this abroad \(Power banks\)/)).toHaveLength(2)
  expect(screen.getByText(/Only some shipping methods take this \(Knives\)/)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Details' })).toHaveLength(3)
})
