import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { ParamsContext } from '../shared/params.ts'
import { type Replies, renderScreen } from '../shared/render-screen.test-support.tsx'
import PublicListScreen from './PublicListScreen.tsx'
import type { PublicGoods, PublicList } from './to-item.ts'

const CODE = 'k7m2p9qrtw'
const goods = (at: number, change: Partial<PublicGoods> = {}): PublicGoods => ({
  marketplace: 'taobao',
  item_id: String(at),
  url: `https://item.taobao.com/item.htm?id=${at}`,
  title: `水壶 ${at}`,
  helper_title: `Kettle ${at}`,
  options_text: '颜色: 黑色',
  options_latin: 'Colour: black',
  price_fen: 8_600,
  price_on: '2026-11-12',
  photo: null,
  seen: {
    pieces: 61,
    weight_grams: { p10: 600, median: 640, p90: 700 },
    arrived: 61,
    with_problem: 2,
    problem: 'damaged',
  },
  ...change,
})
const list: PublicList = {
  title: '<b>A desk</b> for slow mornings',
  intro: 'What stands on my desk.',
  shown_name: 'Nora',
  creator_code: null,
  updated_at: '2026-11-24T08:00:00.000Z',
  goods: [goods(1), goods(2, { price_fen: null, price_on: null, seen: null })],
}

const draw = (replies: Replies = {}) =>
  renderScreen(
    <ParamsContext value={{ code: CODE }}>
      <PublicListScreen />
    </ParamsContext>,
    {
      at: `/list/${CODE}`,
      replies: {
        'GET /configurations': configurationReply,
        'GET /country': { countries: [] },
        'GET /public_lists/{code}': { code: CODE, list },
        'POST /public_lists/{code}/reports': {},
        'POST /public_lists/{code}/copy': { id: 'new', row_count: 2, is_cut: false },
        ...replies,
      },
    },
  )

beforeEach(() => {
  for (const name of ['token', 'isLogin']) document.cookie = `${name}=; Path=/; Max-Age=0`
  sessionStorage.clear()
})
afterEach(cleanup)

it('shows what is known, says what is not, who made it and who earns', async () => {
  draw()
  expect(await screen.findByRole('heading', { name: list.title })).toBeTruthy()
  expect(screen.getByText('A list by Nora · 2 items · updated 24 Nov 2026')).toBeTruthy()
  expect(
    screen.getByText(/Nora made this list\. .* earns its service fee when you order from it/),
  ).toBeTruthy()
  expect(screen.getByText('¥86.00 on 12 Nov 2026')).toBeTruthy()
  expect(screen.getByText('2 of 61 had a problem, mostly: damaged on arrival')).toBeTruthy()
  expect(screen.getAllByText('Colour: black')).toHaveLength(2)
  expect(screen.getByText('Price not known')).toBeTruthy()
  expect(screen.getByText('We haven’t weighed one yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add to cart: Kettle 1' })).toHaveProperty(
    'search',
    `?url=${encodeURIComponent('https://item.taobao.com/item.htm?id=1')}`,
  )
})

it('asks for the price to the door of one product only when it is wanted', async () => {
  const { asked } = draw()
  await screen.findByRole('heading', { name: list.title })
  const costs = () =>
    asked.flatMap(({ spec, body }) =>
      spec === 'POST /goods/landed_cost' ? [body as { items: unknown[] }] : [],
    )
  await waitFor(() => expect(costs().map(({ items }) => items.length)).toEqual([2]))
  await userEvent.click(screen.getByRole('button', { name: 'What it costs to your door: Kettle 2' }))
  await waitFor(() => expect(costs().map(({ items }) => items.length)).toEqual([2, 1]))
})

it('sends a guest to the log-in and back, and copies for a shopper', async () => {
  draw()
  const link = await screen.findByRole('link', { name: 'Log in and copy the list' })
  expect(link).toHaveProperty('search', `?back=${encodeURIComponent(`/list/${CODE}`)}`)
  cleanup()
  document.cookie = 'token=abc; Path=/'
  document.cookie = 'isLogin=true; Path=/'
  const { address } = draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Copy the list' }))
  await waitFor(() => expect(address()).toBe('/cart?list=new'))
})

it('takes a report from anybody', async () => {
  const { asked } = draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Report this list' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /wrong/ }), 'Dangerous goods')
  await userEvent.type(screen.getByRole('textbox', { name: /In your words/ }), ' It burns ')
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText(/We’ll look at it/)).toBeTruthy()
  expect(asked.find(({ spec }) => spec.endsWith('/reports'))?.body).toEqual({
    reason: 'unsafe',
    words: 'It burns',
  })
})

it('says that a list is no longer public', async () => {
  draw({ 'GET /public_lists/{code}': { code: CODE, list: null } })
  expect(await screen.findByRole('heading', { name: 'This list is no longer public' })).toBeTruthy()
})
