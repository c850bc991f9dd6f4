import type { Reply } from '@longhaul/contract/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '@longhaul/ui/testing.ts'
import { expect, test } from 'vitest'
import { duty, unknownDuty } from '../shared/duty/duty.test-support.ts'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { renderScreen } from '../shared/render-screen.test-support.tsx'
import EstimateScreen from './EstimateScreen.tsx'

type Estimate = Reply<'POST /shipping/estimate'>
const line = (over: Partial<Estimate['lines'][number]>): Estimate['lines'][number] => ({
  line_id: 'PST-EMS',
  name: 'EMS',
  option: 'postal',
  refusals: [],
  billed_grams: 1_000,
  volumetric_grams: 0,
  first_grams: 500,
  step_grams: 500,
  steps: 1,
  grams_to_next_step: 0,
  next_step_fen: 3_300,
  fees: [
    { kind: 'first', name: 'First weight', fee_fen: 11_500 },
    { kind: 'steps', name: 'Further weight', fee_fen: 3_300 },
  ],
  total_fen: 14_800,
  min_days: 10,
  max_days: 14,
  observed_days: '10-20',
  cannot_carry: [],
  max_grams: 30_000,
  ...over,
})
const reply: Estimate = {
  country: 'SG',
  weight_grams: 1_000,
  sized: false,
  lines: [
    line({}),
    line({
      line_id: 'EXP-HK',
      name: 'Express',
      option: 'express',
      total_fen: 20_000,
      max_days: 3,
      min_days: 1,
    }),
    line({
      line_id: 'SEA-DDP',
      option: 'ocean',
      total_fen: null,
      fees: [],
      refusals: ['Too heavy', 'Too long'],
    }),
  ],
  categories: [{ id: 'food', name: 'Food' }],
}
const open = ({ isOpen = true, lines = reply.lines } = {}) => {
  const features = { ...configurationReply.features, shipping_estimate: isOpen }
  const { asked } = renderScreen(<EstimateScreen />, {
    at: '/shippingEstimate',
    replies: {
      'GET /configurations': () => ({ ...configurationReply, features }),
      'POST /shipping/estimate': () => ({ ...reply, lines }),
      'GET /country': () => ({ countries: [] }),
    },
  })
  return { asked, user: userEvent.setup() }
}

test('while closed, it says so and where to ask, without a form or a request', async () => {
  const { asked } = open({ isOpen: false })
  expect(await screen.findByText(/this feature is not yet available/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Compare methods' })).toBeNull()
  expect(asked.filter(({ spec }) => spec === 'POST /shipping/estimate')).toEqual([])
})

test('compares every method with its rows, and disables those that cannot carry it, with every reason', async () => {
  open()
  const cards = await screen.findAllByRole('heading', { level: 3 })
  expect(cards.map((card) => card.textContent)).toEqual([
    'PostalCheapest shipping',
    'ExpressFastest',
    'Ocean freightNot available',
  ])
  const [ems, , sea] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))
  expect(within(ems!).getByText('First weight')).toBeTruthy()
  expect(ems!.textContent).toContain('148.00')
  expect(within(sea!).getByText('Too heavy')).toBeTruthy()
  expect(within(sea!).getByText('Too long')).toBeTruthy()
})

test('with the value of the goods, each method has its total to the door, which decides which is cheapest', async () => {
  const lines = [
    line({ duty: duty({ low_fen: 1_000, likely_fen: 2_000, high_fen: 3_000 }) }),
    line({ line_id: 'EXP-HK', option: 'express', duty: unknownDuty() }),
  ]
  open({ lines })
  const cards = await screen.findAllByRole('heading', { level: 3 })
  expect(cards.map((card) => card.textContent)).toEqual(['PostalCheapest to your door', 'Express'])
  const [ems, express] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))
  expect(ems!.textContent).toContain('To your door¥158.00 – ¥178.00')
  expect(express!.textContent).toContain('not known')
  expect(express!.textContent).toContain('To your doorat least ¥148.00')
  expect(screen.queryByText(/Without duty and tax/)).toBeNull()
})

test('sends grams and millimetres, for all three sides or non', async () => {
  const { user, asked } = open()
  await screen.findAllByRole('heading', { level: 3 })
  const type = async (label: RegExp, text: string) => {
    const box = screen.getByRole('textbox', { name: label })
    await user.clear(box)
    await user.type(box, text)
  }
  await type(/Weight including packing/, '2,500')
  await type(/Length/, '40,5')
  await user.click(screen.getByRole('button', { name: 'Compare methods' }))
  expect(screen.getAllByText('Enter all three sides, or none').length).toBeGreaterThan(0)
  await type(/Width/, '30')
  await type(/Height/, '20.1')
  await type(/Value of the goods/, '0')
  await user.click(screen.getByRole('button', { name: 'Compare methods' }))
  expect(screen.getAllByText('Enter an amount from 0.01 to 100,000 yuan').length).toBeGreaterThan(0)
  await type(/Value of the goods/, '¥1,234.50')
  await user.selectOptions(screen.getByRole('combobox', { name: /Kind of goods/ }), 'food')
  await user.click(screen.getByRole('button', { name: 'Compare methods' }))
  await waitFor(() =>
    expect(asked.findLast((entry) => entry.spec === 'POST /shipping/estimate')?.body).toEqual({
      country: 'SG',
      weight_grams: 2_500,
      length_mm: 405,
      width_mm: 300,
      height_mm: 201,
      category: 'food',
      goods_fen: 123_450,
    }),
  )
})

test('an invalid weight is reported at its field, and nothing is requested', async () => {
  const { user, asked } = open()
  await screen.findAllByRole('heading', { level: 3 })
  const before = asked.length
  const box = screen.getByRole('textbox', { name: /Weight including packing/ })
  await user.clear(box)
  await user.type(box, '0')
  await user.click(screen.getByRole('button', { name: 'Compare methods' }))
  expect(await screen.findByText('Enter a whole number from 1 to 10,000,000 grams')).toBeTruthy()
  expect(asked.length).toBe(before)
})
