import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import GoodsScreen from './GoodsScreen.tsx'
import { door, exactly, knowledge, lookUp } from './goods.test-support.ts'

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
  const page = { title: lookUp.product?.title, unit_price_fen: 12_900, freight_fen: 800 }
  await waitFor(() => expect(bodies(asked)[0]).toMatchObject({ items: [page] }))
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
  expect(screen.getByText('with the 3 items on your shelf').nextElementSibling?.textContent).toBe('¥14.00')
  expect(screen.getByText(/^You can add 0.20.kg at no extra cost/)).toBeTruthy()
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
})

it('lists the ways it can travel with two totals each, and chooses one for the ticket and the next pages', async () => {
  const [post] = door.lines
  const rail = {
    ...post!,
    line_id: 'RAIL',
    name: 'Rail',
    with_shelf: null,
    at_door: exactly(0),
    tax_mode: 'ddp' as const,
    tax_certainty: 'exact' as const,
    line_pays: 'all' as const,
  }
  const sea = {
    ...post!,
    line_id: 'SEA',
    name: 'Ocean',
    is_senseless: true,
    charged: { grams: 10_000, by: 'minimum' as const },
  }
  const { asked } = draw({
    'POST /goods/landed_cost': { ...door, lines: [post!, rail, sea, door.lines[1]!] },
  })
  const ways = within(await screen.findByRole('region', { name: 'Ways it can travel' }))
  const names = ways.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
  expect(names).toEqual(['POST', 'RAIL'])
  const row = ways.getByRole('radio', { name: /Postal/ }).closest('label')
  expect(row?.textContent).toContain('¥308.30')
  expect(row?.textContent).toContain('¥352.30 – ¥373.30')
  expect(ways.getByRole('radio', { name: /Rail.*in the price/ })).toBeTruthy()
  expect(ways.getByText(/Charges for at least 10.00.kg: you’d pay for 9.208.kg/)).toBeTruthy()
  expect(ways.getByText('Does not carry: Batteries')).toBeTruthy()
  await userEvent.click(ways.getByRole('radio', { name: /Rail/ }))
  await waitFor(() => expect(bodies(asked).at(-1)).toMatchObject({ line_id: 'RAIL' }))
  expect(JSON.parse(sessionStorage.getItem('door') ?? '{}')).toEqual({ line_id: 'RAIL' })
})

it('says what the shelf saves only where that is certain, and no interval from zero', async () => {
  const adds = { low_fen: 0, expected_fen: 300, high_fen: 4_800 }
  draw({ 'POST /goods/landed_cost': { ...door, shelf: { things: 3, adds } } })
  const label = await screen.findByText('with the 3 items on your shelf')
  expect(label.nextElementSibling?.textContent).toBe('at most ¥48.00')
  cleanup()
  draw({ 'POST /goods/landed_cost': { ...door, shelf: { things: 3, adds: { ...adds, high_fen: 45_600 } } } })
  expect(await screen.findAllByText('¥352.30 – ¥373.30')).not.toHaveLength(0)
  expect(screen.queryByText('with the 3 items on your shelf')).toBeNull()
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
