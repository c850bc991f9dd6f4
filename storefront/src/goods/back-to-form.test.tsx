import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dropBought } from '../shared/bought-drafts.ts'
import { lookUp, option } from './goods.test-support.ts'
import { draw, filled, logIn } from './goods-screen.test-support.tsx'

const line = '00000000-0000-4000-8000-00000000000a'
const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
const bodies = ({ asked }: ReturnType<typeof draw>) =>
  asked.filter(({ spec }) => spec === 'POST /cart/items').map(({ body }) => body)

/** The form as Back shows it. */
async function back() {
  cleanup()
  const view = draw()
  await screen.findByDisplayValue('129.00')
  return view
}

it('is as it was after Buy now and Back, and says to the server that the same is bought', async () => {
  logIn()
  const first = await filled()
  await userEvent.click(screen.getByRole('button', { name: /One more: Quantity/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Buy now' }))
  await waitFor(() => expect(first.address()).toBe(`/confirmOrder?items=${line}`))
  const second = await back()
  expect(isChecked('墨绿')).toBe(true)
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveProperty('value', '2')
  await userEvent.click(screen.getByRole('radio', { name: '米白' }))
  await userEvent.click(screen.getByRole('button', { name: 'Buy now' }))
  await waitFor(() => expect(bodies(second)).toHaveLength(1))
  expect([...bodies(first), ...bodies(second)]).toMatchObject([
    { options_text: '颜色: 墨绿', quantity: 2, buy_now: true },
    { options_text: '颜色: 米白', quantity: 2, buy_now: true },
  ])
})

it('is empty again once the goods are ordered, or in the cart for later', async () => {
  logIn()
  await filled()
  await userEvent.click(screen.getByRole('button', { name: 'Buy now' }))
  await waitFor(() => expect(sessionStorage.getItem('goods:bought')).toContain(line))
  cleanup()
  dropBought([line])
  const view = await back()
  expect(isChecked('墨绿')).toBe(false)
  await userEvent.click(screen.getByRole('radio', { name: '墨绿' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  await screen.findByText('Added to the cart')
  expect(bodies(view)[0]).not.toHaveProperty('buy_now')
  await back()
  expect(isChecked('墨绿')).toBe(false)
})

it('reads the price of the restored choices anew', async () => {
  logIn()
  const product = {
    ...lookUp.product!,
    options: [option('size', 'S', 'L')],
    variants: [
      { choices: ['S'], price_fen: 12_900, stock: null, is_available: true },
      { choices: ['L'], price_fen: 14_900, stock: null, is_available: true },
    ],
  }
  draw({ 'GET /products': { ...lookUp, product } })
  await userEvent.click(await screen.findByRole('radio', { name: 'L' }))
  cleanup()
  const dearer = product.variants.map((variant) => ({ ...variant, price_fen: variant.price_fen + 1_000 }))
  draw({ 'GET /products': { ...lookUp, product: { ...product, variants: dearer } } })
  expect(await screen.findByDisplayValue('159.00')).toBe(screen.getByLabelText(/^Unit price/))
  expect(isChecked('L')).toBe(true)
})
