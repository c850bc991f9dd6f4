import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import GoodsScreen from './GoodsScreen.tsx'
import { door, knowledge, lookUp, nothing, weighed } from './goods.test-support.ts'

const usual: Replies = {
  'GET /configurations': configurationReply,
  'POST /goods/landed_cost': door,
  'GET /country': { countries: [] },
  'GET /products': lookUp,
}
const PAGE = `/productdetail?url=${encodeURIComponent('https://item.taobao.com/item.htm?id=812600000101')}`
const draw = (replies: Replies = {}, at = PAGE) =>
  renderScreen(<GoodsScreen />, { at, replies: { ...usual, ...replies } })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(cleanup)

it('shows what the scale measured of a product before: how many, how heavy, how long, how soon, what was wrong', async () => {
  draw({ 'GET /goods/{marketplace}/{item}/knowledge': weighed })
  const band = within(await screen.findByRole('region', { name: 'What we know about this item' }))
  expect(await band.findByText('Our scale: 14 weighed')).toBeTruthy()
  expect(band.getByText('0.62–0.71 kg')).toBeTruthy()
  expect(
    band.getByRole('img', {
      name: /^Each dot is one we weighed: 7 between 0.63.kg and 0.70.kg; 1 hollow one had a problem$/,
    }),
  ).toBeTruthy()
  expect(band.getByText(/Longest side 32–39.cm. At our warehouse 4–9 days after we buy it\./)).toBeTruthy()
  expect(band.getByText('What went wrong: 1 of 14')).toBeTruthy()
  expect(band.getByText('Wrong item sent, 1').parentElement?.textContent).toContain('Refunded')
  expect(band.getByText(/In this range 80% of the time. Estimate no. 3 of 2 Nov 2026/)).toBeTruthy()
})

it('shows the weights of the chosen option alone, and that nothing went wrong', async () => {
  const { estimate, seen } = weighed
  draw({
    'GET /goods/{marketplace}/{item}/knowledge': {
      ...weighed,
      seen: { ...seen!, arrived: 1, problems: [] },
      seen_option: { ...seen!, pieces: 6 },
      estimate: { ...estimate, level: 'option' },
    },
  })
  expect(await screen.findByText('Our scale: 6 of this choice weighed')).toBeTruthy()
  expect(screen.getByText('Nothing went wrong with the one that arrived.')).toBeTruthy()
})

it('shows fewer than five weighings one by one, without an interval or a rate', async () => {
  const few = [640, 660].map((weight_grams) => ({ weight_grams, had_problem: false }))
  draw({
    'GET /goods/{marketplace}/{item}/knowledge': {
      ...weighed,
      seen: { ...weighed.seen!, pieces: 2, weighed: few },
    },
  })
  expect(await screen.findByText('Our scale: 2 weighed')).toBeTruthy()
  expect(screen.getAllByText(/^0.6[46].kg$/)).toHaveLength(2)
  expect(screen.queryByText('0.62–0.71 kg')).toBeNull()
  expect(screen.queryByText(/of the time/)).toBeNull()
})

it('says in one line that nothing was weighed and what its kind weighs; and where the request failed', async () => {
  draw({ 'GET /goods/{marketplace}/{item}/knowledge': knowledge })
  expect(
    await screen.findByText('We haven’t weighed one yet. Hoodies, 214 weighed, 0.6 kg to 0.85 kg.'),
  ).toBeTruthy()
  cleanup()
  draw({ 'GET /goods/{marketplace}/{item}/knowledge': refuse(500, 'internal', 'x') })
  expect(await screen.findByText(/couldn’t be loaded/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeTruthy()
})

it('shows our camera’s photos of earlier pieces, those of the chosen option first, each enlarged with its date, weight and length', async () => {
  const photo = (id: number, over: object = {}) => ({
    id: `00000000-0000-4000-8000-00000000000${id}`,
    small: { url: `/small${id}`, width: 400, height: 300 },
    large: { url: `/large${id}`, width: 1280, height: 960 },
    shows: 'front' as const,
    flaw: null,
    options_text: '颜色: 墨绿',
    options_latin: 'Colour: Dark green',
    taken_on: '2026-10-12',
    pieces: 1,
    weight_grams: 660,
    size_mm: [320, 240, 80],
    ...over,
  })
  const { asked } = draw({
    'GET /goods/{marketplace}/{item}/knowledge': weighed,
    'GET /goods/{marketplace}/{item}/photos': {
      of_option: 1,
      photos: [
        photo(1),
        photo(2, { shows: 'flaw', flaw: 'stain', pieces: 3, weight_grams: 1_980 }),
        ...[3, 4, 5].map((id) => photo(id)),
      ],
    },
  })
  const region = await screen.findByRole('region', { name: 'Earlier items, photographed here' })
  expect(
    within(region).getByRole('button', {
      name: /^Enlarge: Flaw: stain · Colour: Dark green · 12 Oct 2026 · 3 together 1.98.kg · 32 × 24 × 8 cm$/,
    }),
  ).toBeTruthy()
  expect(within(region).getAllByRole('button')).toHaveLength(4)
  expect(within(region).getByRole('link', { name: 'All 5 photos' }).getAttribute('href')).toBe(
    '/goods/taobao/812600000101',
  )
  expect(asked.some(({ spec }) => spec === 'GET /goods/{marketplace}/{item}/photos')).toBe(true)
})

it('says nothing about goods without a link', async () => {
  const { asked } = draw({ 'GET /products': nothing }, '/productdetail?url=!?')
  await screen.findByText('There’s no link in what you pasted')
  expect(screen.queryByRole('region', { name: 'What we know about this item' })).toBeNull()
  expect(asked.some(({ spec }) => spec === 'GET /goods/{marketplace}/{item}/knowledge')).toBe(false)
})
