import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import GoodsScreen from './GoodsScreen.tsx'
import { door, knowledge, lookUp } from './goods.test-support.ts'

const usual: Replies = {
  'GET /configurations': configurationReply,
  'GET /country': { countries: [] },
  'GET /goods/{marketplace}/{item}/knowledge': knowledge,
  'GET /products': lookUp,
  'POST /goods/landed_cost': door,
}
const at = `/productdetail?url=${encodeURIComponent('https://item.taobao.com/item.htm?id=812600000101')}`
const draw = (replies: Replies = {}) =>
  renderScreen(<GoodsScreen />, { at, replies: { ...usual, ...replies } })
const bodies = (asked: ReturnType<typeof draw>['asked']) =>
  asked.filter(({ spec }) => spec === 'POST /goods/landed_cost').map(({ body }) => body)

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(cleanup)

it('requests the cost of what the form says, and again when an option, the quantity or the price changes', async () => {
  const { asked } = draw()
  await screen.findByDisplayValue('129.00')
  await userEvent.click(screen.getByRole('radio', { name: '墨绿' }))
  await userEvent.click(screen.getByRole('button', { name: /One more: Quantity/ }))
  await waitFor(() =>
    expect(bodies(asked).at(-1)).toMatchObject({
      items: [
        {
          url: 'https://item.taobao.com/item.htm?id=812600000101',
          options_text: '颜色: 墨绿',
          quantity: 2,
          unit_price_fen: 12_900,
          freight_fen: 800,
        },
      ],
    }),
  )
})

it('shows one total, what is paid when, what the shelf saves, and each row with its source', async () => {
  draw()
  expect(await screen.findAllByText('¥352.30 – ¥373.30')).not.toHaveLength(0)
  expect(screen.getByText('Sent together with the 3 items on your shelf, it adds only ¥14.00.')).toBeTruthy()
  expect(screen.getByText(/^Another 0.20.kg would cost nothing extra/)).toBeTruthy()
  const rows = await screen.findByRole('region', { name: 'Line by line' })
  expect(within(rows).getByText('2 × ¥129.00')).toBeTruthy()
  expect(
    within(rows).getByRole('link', { name: 'Shipping: where this figure comes from' }).getAttribute('href'),
  ).toBe('/faq/18')
  expect(
    within(rows)
      .getByRole('link', { name: 'Duty and tax: where this figure comes from' })
      .getAttribute('href'),
  ).toBe('https://customs.example/vat')
  expect(screen.getByText('Direct air: Does not carry: Batteries')).toBeTruthy()
})

it('says after ≈ what the two payments are charged, each with its fee, and duty without one', async () => {
  draw({
    'GET /configurations': { ...configurationReply, default_currency: 'USD' },
    'GET /exchange_rate': {
      rates: [
        {
          currency: 'USD',
          rate: '6.707784',
          credit_rate: '6.573628',
          rate_nanos: 6_707_783_591,
          credit_nanos: 6_573_627_919,
          fee_per_mille: 30,
          fee_fixed_minor: 30,
          pay_step_minor: 1,
          minor_digits: 2,
          quoted_on: '2026-11-20',
          source: 'ecb',
        },
      ],
    },
  })
  // 281.30 are charged $44.44; 58.00 to 79.00 shipping and 13.00 customs are the rest.
  expect(await screen.findByText('≈ $55.80 – $59.09')).toBeTruthy()
  const rows = await screen.findByRole('region', { name: 'Line by line' })
  expect(within(rows).getByText(/Without the payment provider’s fee/)).toBeTruthy()
  expect(within(rows).queryByText('Top-up fee')).toBeNull()
})

it('uses a weight that the shopper chooses instead, and returns to the expected one', async () => {
  const { asked } = draw()
  expect(await screen.findByRole('option', { name: /0.46.kg – 0.94.kg · what we expect/ })).toHaveProperty(
    'selected',
    true,
  )
  await userEvent.selectOptions(screen.getByLabelText(/^Weight, packed/), '3000')
  await waitFor(() => expect(bodies(asked).at(-1)).toMatchObject({ packed_grams: 3_000 }))
  await userEvent.selectOptions(screen.getByLabelText(/^Weight, packed/), 'expected')
  await waitFor(() =>
    expect(screen.getByRole('option', { name: /what we expect/ })).toHaveProperty('selected', true),
  )
})

it('says up to which weight a line accepts where the heaviest is refused, and says so where none accepts even the lightest', async () => {
  const [post, air] = door.lines
  const packed = { low: 25_000, expected: 28_000, high: 33_400 }
  draw({
    'POST /goods/landed_cost': {
      ...door,
      packed_grams: packed,
      lines: [{ ...post!, takes: 'likely' }, air!],
    },
  })
  expect(
    await screen.findByText(
      'Postal takes up to 30.00 kg. Packed, it may weigh 33.40 kg and then need another method.',
    ),
  ).toBeTruthy()
  cleanup()
  draw({
    'POST /goods/landed_cost': {
      ...door,
      packed_grams: { low: 41_000, expected: 45_000, high: 50_000 },
      line_id: null,
      total: null,
      shipping: null,
      lines: [{ ...post!, takes: 'none', shipping: null, total: null }, air!],
    },
  })
  expect(
    await screen.findByText(
      'No shipping method takes 41.00 kg to Germany. The heaviest package accepted there weighs 30.00 kg.',
    ),
  ).toBeTruthy()
})

it('insures where it is ticked, remembers the choices for the next page, and shows how long packages really took', async () => {
  const days = { parcels: 23, median_days: 8, p90_days: 12 }
  const [line] = door.lines
  const { asked } = draw({
    'GET /shipping/days': {
      lines: [
        {
          line_id: line!.line_id,
          name: line!.name,
          ...days,
          months: ['2026-10', '2026-09'].map((month) => ({ month, ...days })),
        },
      ],
    },
  })
  await userEvent.click(await screen.findByLabelText(/^Insure the goods/))
  await waitFor(() => expect(bodies(asked).at(-1)).toMatchObject({ insured: true }))
  expect(screen.getByText('half within 8 days, 9 of 10 within 12')).toBeTruthy()
  expect(screen.getByText('October 2026')).toBeTruthy()
  cleanup()
  const again = draw()
  await waitFor(() => expect(bodies(again.asked).at(-1)).toMatchObject({ insured: true }))
})

it('the form is complete even when its cost cannot be calculated', async () => {
  draw({ 'POST /goods/landed_cost': refuse(500, 'internal', 'x') })
  expect(await screen.findByText(/couldn’t be calculated/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeTruthy()
})
