import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import GoodsScreen from './GoodsScreen.tsx'
import { knowledge, lookUp, nothing, prices, pricesOf, weighed } from './goods.test-support.ts'
import { FreightChoices, SeenHere } from './parts-later.ts'

const usual: Replies = {
  'GET /configurations': configurationReply,
  'GET /shipping/prices': prices,
  'GET /country': { countries: [] },
  'GET /products': lookUp,
}
const at = `/productdetail?url=${encodeURIComponent('https://item.taobao.com/item.htm?id=812600000101')}`
const draw = (replies: Replies = {}) =>
  renderScreen(<GoodsScreen />, { at, replies: { ...usual, ...replies } })

beforeAll(async () => {
  await Promise.all([FreightChoices, SeenHere].map((part) => part.preload()))
})
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(cleanup)

it('prices the freight from the lightest to the heaviest that is expected, and says how each comes about', async () => {
  const { asked } = draw({
    'GET /goods/{marketplace}/{item}/knowledge': knowledge,
    'GET /shipping/prices': ({ query }) => pricesOf(Number(query.get('weight_grams'))),
  })
  await screen.findByDisplayValue('129.00')
  await userEvent.click(screen.getByRole('radio', { name: '墨绿' }))
  const knows = () => asked.filter(({ spec }) => spec === 'GET /goods/{marketplace}/{item}/knowledge')
  await waitFor(() => expect(knows().at(-1)?.query.get('option')).toBe('颜色: 墨绿'))
  // 400 and 850 g, and a tenth for packing; by post, 0.5 kg and then each half.
  expect(await screen.findAllByText('0.44 kg in a package of 3.00 kg')).toHaveLength(2)
  expect(screen.getByText('0.935 kg on its own').nextSibling?.textContent).toBe('¥71.00')
  // 440 g of what 3 kg cost: ¥155.00.
  expect(screen.getByText('¥22.73 – ¥71.00')).toBeTruthy()
  expect(screen.getByText('0.44 kg, charged as 0.50 kg')).toBeTruthy()
  expect(screen.getByText('0.935 kg, charged as 1.00 kg').textContent).toMatch(
    /charged as 1\.00.kg¥50\.00 \+ 1 × ¥21\.00$/,
  )
  expect(screen.getByText(/Weight expected: Hoodies, 214 weighed, 0.6 kg to 0.85 kg/)).toBeTruthy()
  // Another piece of the same weighs as much again.
  await userEvent.click(screen.getByRole('button', { name: /One more: Quantity/ }))
  expect(await screen.findByText('1.87 kg on its own')).toBeTruthy()
})

it('takes a weight that the shopper guesses instead, and the expected one again', async () => {
  draw({ 'GET /goods/{marketplace}/{item}/knowledge': knowledge })
  expect(await screen.findByRole('option', { name: /0.44.kg – 0.935.kg · what we expect/ })).toHaveProperty(
    'selected',
    true,
  )
  await userEvent.selectOptions(screen.getByLabelText(/^Weight, packed/), '3000')
  expect(screen.getByRole('option', { name: /small appliance/ })).toHaveProperty('selected', true)
  await userEvent.selectOptions(screen.getByLabelText(/^Weight, packed/), 'expected')
  expect(await screen.findByText('0.935 kg on its own')).toBeTruthy()
})

it('says what the scale has seen of a product before: how many, how heavy, how long, how soon, what was wrong', async () => {
  draw({ 'GET /goods/{marketplace}/{item}/knowledge': weighed })
  const seen = await screen.findByRole('region', { name: 'What our scale has seen' })
  expect(within(seen).getByText('14 of these weighed here')).toBeTruthy()
  expect(within(seen).getByText('0.62–0.71 kg')).toBeTruthy()
  expect(within(seen).getByText('Longest side 32–39 cm')).toBeTruthy()
  expect(within(seen).getByText('4–9 days from purchase to our warehouse')).toBeTruthy()
  expect(within(seen).getByText('1 of 14 had a problem: the wrong thing sent')).toBeTruthy()
  expect(within(seen).getByText(/80 of 100 pieces. Estimate no. 3 of 1 Nov 2026/)).toBeTruthy()
})

it('says of the chosen option what was weighed of it alone', async () => {
  const { estimate, seen } = weighed
  draw({
    'GET /goods/{marketplace}/{item}/knowledge': {
      ...weighed,
      seen: { ...seen!, arrived: 1, problems: [] },
      seen_option: { ...seen!, pieces: 6 },
      estimate: { ...estimate, level: 'option' },
    },
  })
  expect(await screen.findByText('6 of this choice weighed here')).toBeTruthy()
  expect(screen.getByText('The one that arrived was as described')).toBeTruthy()
})

it('says so where nothing was weighed, and what it is likely to weigh; and where that could not be asked', async () => {
  draw({ 'GET /goods/{marketplace}/{item}/knowledge': knowledge })
  const seen = await screen.findByRole('region', { name: 'What our scale has seen' })
  expect(within(seen).getByText('Not weighed here yet')).toBeTruthy()
  expect(within(seen).getByText('Hoodies, 214 weighed, 0.6 kg to 0.85 kg')).toBeTruthy()
  cleanup()
  draw({ 'GET /goods/{marketplace}/{item}/knowledge': refuse(500, 'internal', 'x') })
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeTruthy()
})

it('says nothing of goods that no link names', async () => {
  const { asked } = draw({ 'GET /products': nothing })
  await screen.findByLabelText(/^Product name/)
  expect(screen.queryByRole('region', { name: 'What our scale has seen' })).toBeNull()
  expect(asked.some(({ spec }) => spec === 'GET /goods/{marketplace}/{item}/knowledge')).toBe(false)
})
