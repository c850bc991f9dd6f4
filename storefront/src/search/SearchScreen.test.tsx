import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import type { Found } from './FoundCard.tsx'
import { readDevice } from '../shared/favourites/device.ts'
import SearchScreen from './SearchScreen.tsx'

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:1')
  URL.revokeObjectURL = vi.fn()
  localStorage.clear()
})

const item: Found = {
  marketplace: 'taobao',
  item_id: '812600000118',
  url: 'https://item.taobao.com/item.htm?id=812600000118',
  title: '手冲咖啡壶',
  helper_title: 'Pour-over coffee kettle',
  picture: null,
  price_fen: 8_900,
  price_is_from: false,
  freight_fen: 800,
  seller_name: '豆间器物',
  min_order: null,
  is_sold_out: false,
  is_ad: false,
  source: 'memory',
  weighed: { weighings: 12, pieces: 14, weight_grams: 920, arrived: 14, problems: 1 },
}
const answered = { source: 'memory', state: 'answered', total: 1 } as const
const found = { items: [item], next_cursor: null, sources: [answered], searched_as: null }

const draw = (at: string, replies: Replies = {}) =>
  renderScreen(<SearchScreen />, { at, replies: { 'GET /goods/search': found, ...replies } })
const queries = ({ asked }: ReturnType<typeof draw>) =>
  asked.filter(({ spec }) => spec === 'GET /goods/search').map(({ query }) => Object.fromEntries(query))

it('shows what was found with its price and what our scale has seen, and leads to the order form', async () => {
  draw('/search?q=kettle')
  const card = await screen.findByRole('link', { name: /Pour-over coffee kettle/ })
  expect(card.getAttribute('href')).toBe(`/productdetail?url=${encodeURIComponent(item.url)}`)
  for (const words of ['¥89.00', '+ ¥8.00 delivery within China', '14 weighed, 1 problem', 'Taobao'])
    expect(card.textContent).toContain(words)
  expect(screen.getByRole('heading', { name: '“kettle”' })).toBeTruthy()
})

it('calculates the price to the door of one product when it is wanted', async () => {
  const { asked } = draw('/search?q=kettle')
  const costs = () => asked.flatMap(({ spec, body }) => (spec === 'POST /goods/landed_cost' ? [body] : []))
  const name = 'What it costs to your door: Pour-over coffee kettle'
  const button = await screen.findByRole('button', { name })
  expect(costs()).toEqual([])
  await userEvent.click(button)
  expect(await screen.findByText('This couldn’t be calculated now.')).toBeTruthy()
  expect(costs()).toMatchObject([{ items: [{ url: item.url, quantity: 1, unit_price_fen: 8_900 }] }])
})

it('says of each source how it answered, and asks again for one that did not', async () => {
  const page = draw('/search?q=kettle', {
    'GET /goods/search': {
      ...found,
      searched_as: '水壶',
      sources: [
        answered,
        { source: 'demo_mall', state: 'failed', total: null },
        { source: '1688_open', state: 'not_open', total: null },
      ],
    },
  })
  expect(await screen.findByText('Demo mall: no answer.')).toBeTruthy()
  expect(screen.getByText('1688: not open here; paste a link instead')).toBeTruthy()
  expect(screen.getByText('水壶')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(queries(page).length).toBe(2))
})

it('asks for a slow source again by itself', async () => {
  const slow = { ...found, sources: [{ source: '1688_open', state: 'slow', total: null } as const] }
  let calls = 0
  draw('/search?q=kettle', { 'GET /goods/search': () => ((calls += 1) === 1 ? slow : found) })
  expect(await screen.findByText('1688: still searching')).toBeTruthy()
  await vi.waitFor(() => expect(screen.queryByText('1688: still searching')).toBeNull(), 10_000)
  expect(calls).toBe(2)
})

it('order and filters are in the address, and are asked for', async () => {
  const page = draw('/search?q=kettle&min=10&max=95.5&market=taobao&weighed=1&photos=1')
  await screen.findByRole('link', { name: /kettle/ })
  await userEvent.selectOptions(screen.getAllByLabelText('Arrived with a problem')[0]!, 'At most 5%')
  await userEvent.click(screen.getByRole('tab', { name: 'Lowest price' }))
  await vi.waitFor(() =>
    expect(queries(page).at(-1)).toEqual({
      q: 'kettle',
      limit: '24',
      sort: 'cheapest',
      min_fen: '1000',
      max_fen: '9550',
      marketplace: 'taobao',
      weighed: 'true',
      photos: 'true',
      problems_per_mille: '50',
    }),
  )
  expect(page.address()).toContain('sort=cheapest')
})

it('a search with its filters becomes a favourite of this device', async () => {
  draw('/search?q=kettle&weighed=1')
  await userEvent.click(await screen.findByRole('button', { name: 'Favourite: kettle', pressed: false }))
  expect(await screen.findByRole('button', { name: 'Favourite: kettle', pressed: true })).toBeTruthy()
  expect(readDevice('favourites')).toMatchObject([
    { url: `${location.origin}/search?q=kettle&weighed=1`, title: 'kettle' },
  ])
})

it('nothing found is said, with a way out of the filters', async () => {
  const page = draw('/search?q=kettle&weighed=1', { 'GET /goods/search': { ...found, items: [] } })
  expect(await screen.findByText('Nothing found')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filters' }))
  expect(page.address()).toBe('/search?q=kettle')
})

it.each([
  ['', 'Name the goods you are looking for'],
  ['a', 'There is no word to search for here'],
  ['🎒', 'There is no word to search for here'],
  ['帆布 '.repeat(667), 'These words are too long to search for'],
])('“%s” is answered without a call', async (words, title) => {
  const page = draw(`/search?q=${encodeURIComponent(words)}`)
  expect(await screen.findByText(title)).toBeTruthy()
  expect(queries(page)).toEqual([])
})

it('other words are another search; none are none', async () => {
  const page = draw('/search?q=kettle')
  const box = screen.getByRole('textbox', { name: 'What are you looking for?' })
  await userEvent.clear(box)
  await userEvent.type(box, '{Enter}')
  expect(page.address()).toBe('/search?q=kettle')
  await userEvent.type(box, 'tea & cups{Enter}')
  expect(page.address()).toBe('/search?q=tea%20%26%20cups')
})

it('a picture finds goods, those with the very picture first; another picture is another search', async () => {
  let calls = 0
  const page = draw('/search?by=picture', {
    'POST /goods/search_by_picture': () =>
      (calls += 1) === 1
        ? {
            items: [
              { ...item, is_same: true },
              { ...item, item_id: '2', helper_title: 'Teapot', is_same: false },
            ],
            sources: [answered, { source: '1688_open', state: 'failed', total: null }],
          }
        : { items: [], sources: [answered] },
  })
  const input = screen.getByLabelText(/A picture of what you are looking for/)
  await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }))
  expect(await screen.findByRole('heading', { name: 'The same picture' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Much alike' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Teapot/ })).toBeTruthy()
  expect(screen.getByText('1688: no answer.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(calls).toBe(2))
  await userEvent.upload(input, new File(['y'], 'b.png', { type: 'image/png' }))
  expect(await screen.findByText('No picture is like it')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Search by words' }))
  expect(page.address()).toBe('/search?q=')
})

it('says why a picture cannot be used', async () => {
  draw('/search?by=picture', {
    'POST /goods/search_by_picture': refuse(400, 'invalid_input', 'This picture shows nothing'),
  })
  const input = screen.getByLabelText(/A picture of what you are looking for/)
  await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }))
  expect(await screen.findByText('This picture shows nothing')).toBeTruthy()
})
