import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Reply } from '@longhaul/contract/routes.ts'
import { type Replies, renderScreen } from '../shared/render-screen.test-support.tsx'
import { readDevice, keepOnDevice, remembersHere } from '../shared/favourites/device.ts'
import FavouritesScreen from './FavouritesScreen.tsx'
import { FavouriteButton } from '../shared/favourites/FavouriteButton.tsx'
import { takeOver } from '../shared/favourites/take-over.ts'

const url = 'https://item.taobao.com/item.htm?id=674029285425'
const goods = {
  id: '00000000-0000-4000-8000-000000000001',
  platform: 'taobao',
  url,
  title: '连帽卫衣',
  names: { title: 'Hoodie', options: '', own: '' },
  seller_name: '木棉生活馆',
  image: null,
  price_fen: 11_900,
  price_is_from: true,
  is_sold_out: false,
  read_at: '2026-11-29T08:00:00.000Z',
}
const favourite = { ...goods, note: 'for Mia', saved_fen: 12_900, created_at: '2026-11-01T08:00:00.000Z' }

const logIn = () => {
  document.cookie = 'token=abc; Path=/'
  document.cookie = 'isLogin=true; Path=/'
}
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  for (const name of ['token', 'isLogin']) document.cookie = `${name}=; Path=/; Max-Age=0`
  localStorage.clear()
})
afterEach(cleanup)

const draw = (at: string, replies: Replies = {}) => renderScreen(<FavouritesScreen />, { at, replies })

it('shows favourites with their price, what it was, and a note that can be changed', async () => {
  logIn()
  const { asked } = draw('/favourites', {
    'GET /favourites': { items: [favourite], next_cursor: null, count: 1 },
    'PATCH /favourites/{id}': {},
  })
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByRole('link', { name: 'Hoodie' }).getAttribute('href')).toContain('/productdetail?url=')
  expect(row.getByText(/from ¥119.00 on/)).toBeTruthy()
  expect(row.getByText('¥10.00 less than when you saved it')).toBeTruthy()
  await userEvent.click(row.getByRole('button', { name: 'Change: Hoodie' }))
  const field = row.getByRole('textbox', { name: 'Note' })
  await userEvent.clear(field)
  await userEvent.type(field, '<b>size L</b>')
  await userEvent.click(row.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(asked.find(({ spec }) => spec === 'PATCH /favourites/{id}')?.body).toEqual({
      note: '<b>size L</b>',
    }),
  )
})

it('a search that is kept leads to the search, and cannot be watched', async () => {
  logIn()
  const search = { ...favourite, platform: 'search', url: 'https://shop.example/search?q=mug&photos=1' }
  const { title: _, names: __, ...rest } = { ...search, read_at: null, seller_name: '' }
  draw('/favourites', {
    'GET /favourites': { items: [{ ...rest, title: 'mug' }], next_cursor: null, count: 1 },
  })
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByRole('link', { name: 'mug' }).getAttribute('href')).toBe('/search?q=mug&photos=1')
  expect(row.getByText(/^Search · /)).toBeTruthy()
  expect(row.queryByRole('button', { name: /^Watch/ })).toBeNull()
})

it('a shop that is kept opens its own page, and cannot be watched', async () => {
  logIn()
  const shop = { ...favourite, platform: 'shop', url: 'https://weidian.com/?userid=1625671188' }
  const { title: _, names: __, ...rest } = { ...shop, read_at: null, seller_name: '' }
  draw('/favourites', {
    'GET /favourites': { items: [{ ...rest, title: 'Beans' }], next_cursor: null, count: 1 },
  })
  const row = within(await screen.findByRole('listitem'))
  const link = row.getByRole('link', { name: 'Beans, opens at the marketplace' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([shop.url, 'noreferrer noopener'])
  expect(row.getByText(/^Shop · /)).toBeTruthy()
  expect(row.queryByRole('button', { name: /^Watch/ })).toBeNull()
})

it('removes all favourites only after asking', async () => {
  logIn()
  const { asked } = draw('/favourites', {
    'GET /favourites': { items: [favourite], next_cursor: null, count: 1 },
    'DELETE /favourites': {},
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove all' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(asked.some(({ spec }) => spec === 'DELETE /favourites')).toBe(false)
  await userEvent.click(dialog.getByRole('button', { name: 'Remove all' }))
  await waitFor(() => expect(asked.some(({ spec }) => spec === 'DELETE /favourites')).toBe(true))
})

it('has a favourite watched, and ends that', async () => {
  logIn()
  let items: Reply<'GET /watches'>['items'] = []
  const watched = {
    ...goods,
    options_text: '颜色: 黑色',
    options_latin: 'Colour: Black',
    state: 'available' as const,
    is_unreadable: true,
    until: '2027-05-31T08:00:00.000Z',
    created_at: '2026-11-29T08:00:00.000Z',
  }
  const replies: Replies = {
    'GET /favourites': { items: [favourite], next_cursor: null, count: 1 },
    'GET /watches': () => ({ items, is_open: true }),
    'POST /watches': () => {
      items = [watched]
      return { id: goods.id }
    },
    'DELETE /watches/{id}': () => {
      items = []
      return {}
    },
  }
  const { asked } = draw('/favourites', replies)
  await userEvent.click(await screen.findByRole('button', { name: 'Watch Hoodie', pressed: false }))
  expect(await screen.findByRole('button', { name: 'Watch Hoodie', pressed: true })).toBeTruthy()
  expect(asked.find(({ spec }) => spec === 'POST /watches')?.body).toEqual({
    url,
    title: '连帽卫衣',
    options_text: '',
  })
  await userEvent.click(screen.getByRole('tab', { name: 'Watched' }))
  expect(await screen.findByText(/¥119.00, last looked at on/)).toBeTruthy()
  expect(screen.getByText(/can’t be read at the moment/)).toBeTruthy()
  expect(screen.getByText('Colour: Black')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Stop watching Hoodie' }))
  expect(await screen.findByText('Nothing is watched')).toBeTruthy()
})

it('turns the history off, and says so', async () => {
  logIn()
  let on = true
  const { asked } = draw('/favourites?tab=viewed', {
    'GET /viewed_goods': () => ({
      items: on ? [{ ...goods, viewed_at: '2026-11-29T08:00:00.000Z' }] : [],
      keeps_history: on,
    }),
    'PUT /viewed_goods/keeping': () => {
      on = false
      return {}
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Stop remembering' }))
  expect(await screen.findByText('Goods you look at are not remembered')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remember them' })).toBeTruthy()
  expect(asked.find(({ spec }) => spec === 'PUT /viewed_goods/keeping')?.body).toEqual({ on: false })
})

it('keeps a guest’s favourites on the device, and says that', async () => {
  const { asked } = renderScreen(<FavouriteButton url={url} title="连帽卫衣" name="Hoodie" />)
  const heart = await screen.findByRole('button', { name: 'Favourite: Hoodie', pressed: false })
  await userEvent.click(heart)
  expect(await screen.findByRole('button', { name: 'Favourite: Hoodie', pressed: true })).toBeTruthy()
  expect(readDevice('favourites')).toMatchObject([{ url, title: 'Hoodie', note: '' }])
  expect(asked).toEqual([])
  cleanup()
  draw('/favourites')
  expect(await screen.findByText(/Kept on this device only/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Hoodie' }))
  expect(await screen.findByText('No favourites yet')).toBeTruthy()
  expect(readDevice('favourites')).toEqual([])
})

it('takes over what the device kept, and empties the device only once that succeeded', async () => {
  keepOnDevice('favourites', { url, title: 'Hoodie' })
  keepOnDevice('viewed', { url, title: 'Hoodie' })
  renderScreen(<p />, {})
  await expect(takeOver()).rejects.toThrow()
  expect(readDevice('favourites')).toHaveLength(1)
  const { asked } = renderScreen(<p />, {
    replies: { 'POST /favourites/take_over': { favourites: 1, viewed: 1, no_room_for: 0 } },
  })
  await takeOver()
  expect(asked[0]?.body).toEqual({
    favourites: [{ url, title: 'Hoodie', note: '' }],
    viewed: [{ url, title: 'Hoodie', viewed_at: expect.any(String) }],
  })
  await takeOver()
  expect(asked).toHaveLength(1)
})

it('remembers nothing on a device where that is turned off, and bears odd storage', () => {
  keepOnDevice('viewed', { url, title: 'Hoodie' })
  remembersHere(false)
  keepOnDevice('viewed', { url, title: 'Hoodie' })
  expect(readDevice('viewed')).toEqual([])
  localStorage.setItem('kept:favourites', '{"half')
  expect(readDevice('favourites')).toEqual([])
  localStorage.setItem('kept:favourites', '[{"url":"javascript:alert(1)","title":"x","note":"","at":1}]')
  expect(readDevice('favourites')).toEqual([])
})
