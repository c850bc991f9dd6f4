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
const at = `/productdetail?url=${encodeURIComponent('https://item.taobao.com/item.htm?id=812600000101')}`
const draw = (replies: Replies = {}) =>
  renderScreen(<GoodsScreen />, { at, replies: { ...usual, ...replies } })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(cleanup)

it('shows what the scale measured of a product before: how many, how heavy, how long, how soon, what was wrong', async () => {
  draw({ 'GET /goods/{marketplace}/{item}/knowledge': weighed })
  const seen = await screen.findByRole('region', { name: 'What our scale has seen' })
  expect(within(seen).getByText('We’ve weighed 14 of these')).toBeTruthy()
  expect(within(seen).getByText('0.62–0.71 kg')).toBeTruthy()
  expect(within(seen).getByText('Longest side 32–39 cm')).toBeTruthy()
  expect(within(seen).getByText('4–9 days from purchase to our warehouse')).toBeTruthy()
  expect(within(seen).getByText('1 of 14 had a problem: wrong item sent')).toBeTruthy()
  expect(within(seen).getByText(/80% of the time. Estimate no. 3 of 1 Nov 2026/)).toBeTruthy()
})

it('shows the weights of the chosen option alone', async () => {
  const { estimate, seen } = weighed
  draw({
    'GET /goods/{marketplace}/{item}/knowledge': {
      ...weighed,
      seen: { ...seen!, arrived: 1, problems: [] },
      seen_option: { ...seen!, pieces: 6 },
      estimate: { ...estimate, level: 'option' },
    },
  })
  expect(await screen.findByText('We’ve weighed 6 of this option')).toBeTruthy()
  expect(screen.getByText('The one that arrived was as described')).toBeTruthy()
})

it('says where nothing was weighed and what weight is likely; and where the request failed', async () => {
  draw({ 'GET /goods/{marketplace}/{item}/knowledge': knowledge })
  const seen = await screen.findByRole('region', { name: 'What our scale has seen' })
  expect(within(seen).getByText('We haven’t weighed one yet')).toBeTruthy()
  expect(within(seen).getByText('Hoodies, 214 weighed, 0.6 kg to 0.85 kg')).toBeTruthy()
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
  const region = await screen.findByRole('region', {
    name: 'Photos of earlier orders, taken in our warehouse',
  })
  expect(within(region).getByText('1 photo of this choice')).toBeTruthy()
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
  const { asked } = draw({ 'GET /products': nothing })
  await screen.findByLabelText(/^Product name/)
  expect(screen.queryByRole('region', { name: 'What our scale has seen' })).toBeNull()
  expect(asked.some(({ spec }) => spec === 'GET /goods/{marketplace}/{item}/knowledge')).toBe(false)
})
