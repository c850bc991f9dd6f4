import '@longhaul/ui/testing.ts'
import { readCookie } from '@longhaul/browser/session/cookies.ts'
import { ORDER_LISTS } from '@longhaul/domain/orders/place.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { clearLogin, saveLogin } from '../session.ts'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import type { Me } from '../shared/use-me.ts'
import SettingsScreen from './SettingsScreen.tsx'
import { shelfOf } from '../warehouse/warehouse.test-support.ts'

const mei: Me = {
  id: '00000000-0000-4000-8000-000000000001',
  code: 'MEI234',
  avatar: null,
  name: 'Mei Lin',
  nickname: 'Mei Lin',
  email: 'mei@example.com',
  email_verified: false,
  first_name: '',
  last_name: '',
  birthday: null,
  phone: '',
  lang: 'en',
  currency: 'USD',
  cart_count: 0,
  unread_count: 0,
  available_fen: 0,
  frozen_fen: 0,
}
const empty = { items: [], next_cursor: null, counts: {} }
const mailChoices = {
  email: 'mei@example.com',
  clock: 'Berlin time',
  daily_hour: 18,
  topics: [
    { topic: 'parcels', choice: 'at_once' },
    { topic: 'orders', choice: 'daily' },
    { topic: 'money', choice: 'at_once' },
    { topic: 'replies', choice: 'at_once' },
    { topic: 'watched', choice: 'daily' },
    { topic: 'offers', choice: 'daily' },
  ],
  recent: { chosen: 11, at_once: 34 },
} satisfies Replies['GET /mail_choices']
const open = (replies: Replies = {}) =>
  renderScreen(<SettingsScreen />, {
    at: '/mine/setting',
    replies: {
      'GET /configurations': configurationReply,
      'GET /users/info': mei,
      'GET /addresses': { addresses: [], limit: 20 },
      'GET /orders': empty,
      'GET /parcels': empty,
      'GET /stock_items': shelfOf(),
      'GET /exchange_rate': refuse(404, 'not_found', ''),
      'GET /photo_sharing': { open: false, shares: true, pieces: [] },
      'GET /mail_choices': mailChoices,
      ...replies,
    },
  })

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'currency=; Max-Age=0'
  saveLogin('token-of-mei', 'mei@example.com')
})

test('photos of purchases can be kept private, all of them or of one piece; the section is missing where the shop shows none', async () => {
  const piece = {
    stock_item_id: '00000000-0000-4000-8000-000000000009',
    title: '卫衣',
    title_latin: 'Hoodie',
    image: null,
    photos: 2,
    taken_on: '2026-10-12',
    shares: true,
  }
  const { asked, unmount } = open({
    'GET /photo_sharing': { open: true, shares: true, pieces: [piece] },
    'PUT /photo_sharing': { shares: false },
    'PUT /stock_items/{id}/photo_sharing': { shares: false },
  })
  const section = within(await screen.findByRole('region', { name: 'Photos of what you buy' }))
  expect(section.getByText('2 photos · 12 Oct 2026')).toBeTruthy()
  const keep = section.getByRole('button', { name: 'Keep to myself: Hoodie' })
  // Five fast clicks send it once.
  for (let press = 0; press < 5; press++) fireEvent.click(keep)
  await userEvent.click(section.getByLabelText('Others may see photos of my goods'))
  await waitFor(() =>
    expect(asked.filter(({ spec }) => spec.startsWith('PUT')).map(({ body }) => body)).toEqual([
      { shares: false },
      { shares: false },
    ]),
  )
  unmount()
  open({ 'GET /photo_sharing': { open: false, shares: true, pieces: [] } })
  await screen.findByRole('region', { name: 'Account' })
  expect(screen.queryByRole('region', { name: 'Photos of what you buy' })).toBeNull()
})

test('its sections lead to profile, security, addresses and messages; theme, language and currency are set here', async () => {
  open()
  const account = await screen.findByRole('region', { name: 'Account' })
  expect(
    within(account)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/mine/personal', '/mine/secure', '/mine/address', '/mine/reward', '/message'])
  const display = screen.getByRole('region', { name: 'Display' })
  expect(within(display).getByRole('radiogroup', { name: 'Colours' })).toBeTruthy()
  expect(within(display).getByRole('radiogroup', { name: 'Language' })).toBeTruthy()
  expect(within(display).getByRole('combobox', { name: 'Also show amounts in' })).toBeTruthy()
})

test('what waits for the shopper is not repeated here', async () => {
  const { asked } = open()
  await screen.findByRole('region', { name: 'Account' })
  expect(asked.map(({ spec }) => spec)).not.toContain('GET /desk')
})

test('every order is counted in exactly one list, sent ones included', async () => {
  open({ 'GET /orders': { ...empty, counts: Object.fromEntries(ORDER_LISTS.map((list) => [list, 1])) } })
  const orders = await screen.findByRole('region', { name: 'Orders' })
  await within(orders).findByRole('link', { name: 'Shipped' })
  expect(within(orders).getAllByRole('listitem')).toHaveLength(ORDER_LISTS.length)
  for (const list of ORDER_LISTS)
    expect(
      within(orders)
        .getAllByRole('link')
        .some((link) => link.getAttribute('href') === `/mine/order?status=${list}`),
    ).toBe(true)
})

test('who has only received orders does not read that there are none', async () => {
  open({ 'GET /orders': { ...empty, counts: { sent: 1 } } })
  const orders = await screen.findByRole('region', { name: 'Orders' })
  expect((await within(orders).findByRole('listitem')).textContent).toBe('Shipped1')
  expect(within(orders).queryByText('No orders yet.')).toBeNull()
})

describe('the first steps', () => {
  test('say what is done and what is not', async () => {
    open({ 'GET /addresses': { addresses: [{}] as never, limit: 20 } })
    const steps = await screen.findByRole('region', { name: 'First steps' })
    expect(within(steps).getByText('1 of 3 done')).toBeTruthy()
    expect(
      within(steps)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Verify your email', 'Paste your first link'])
  })

  test('disappear when all are done', async () => {
    open({
      'GET /users/info': { ...mei, email_verified: true },
      'GET /addresses': { addresses: [{}] as never, limit: 20 },
      'GET /orders': { ...empty, items: [{}] as never },
    })
    await screen.findByText('Email verified')
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
  })

  test('stay hidden for this account', async () => {
    const first = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Hide' }))
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
    first.unmount()
    const second = open()
    await screen.findByRole('region', { name: 'Account' })
    await waitFor(() => expect(second.asked.map(({ spec }) => spec)).toContain('GET /addresses'))
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
    second.unmount()
    open({ 'GET /users/info': { ...mei, id: '00000000-0000-4000-8000-000000000002' } })
    expect(await screen.findByRole('region', { name: 'First steps' })).toBeTruthy()
  })
})

describe('the currency', () => {
  const choose = async () => {
    const select = await screen.findByRole('combobox', { name: 'Also show amounts in' })
    await within(select).findByRole('option', { name: /USD/ })
    await userEvent.selectOptions(select, 'USD')
  }

  test('is kept in the account of a logged-in shopper', async () => {
    const { asked } = open({ 'POST /users/update_info': {} as never })
    await choose()
    expect(readCookie('currency')).toBe('USD')
    await waitFor(() =>
      expect(asked.find(({ spec }) => spec === 'POST /users/update_info')?.body).toEqual({ currency: 'USD' }),
    )
  })

  test('applies on this device even when the account cannot be reached', async () => {
    open({ 'POST /users/update_info': refuse(503, 'try_again', 'Please try again in a moment') })
    await choose()
    expect(readCookie('currency')).toBe('USD')
    clearLogin()
  })
})

test('the sections are listed, each with a place to go to', async () => {
  open()
  const nav = within(await screen.findByRole('navigation', { name: 'On this page' }))
  const links = nav.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Account',
    'Which emails you get',
    'Display',
    'Notifications on this device',
  ])
  for (const link of links)
    expect(document.getElementById(link.getAttribute('href')!.slice(1))?.tagName).toBe('SECTION')
})

describe('the choice of e-mails', () => {
  test('is saved with each press, and says how many there would have been', async () => {
    const { asked } = open({ 'PUT /mail_choices/{topic}': mailChoices })
    const section = await screen.findByRole('region', { name: 'Which emails you get' })
    expect(section.textContent).toContain('you’d have had 11 emails in the past 30 days. Everything at once')
    expect(section.textContent).toContain('Berlin time, only on days with news')
    const orders = within(section).getByRole('radiogroup', { name: 'Orders and your shelf' })
    expect(within(orders).getByRole('radio', { name: 'Once a day', checked: true })).toBeDefined()
    await userEvent.click(within(orders).getByRole('radio', { name: 'Off' }))
    await screen.findByText('Saved')
    expect(asked.filter(({ spec }) => spec === 'PUT /mail_choices/{topic}')).toMatchObject([
      { path: '/mail_choices/orders', body: { choice: 'off' } },
    ])
  })

  test('of the hour is saved with each press', async () => {
    const { asked } = open({ 'PUT /mail_choices': mailChoices })
    const hour = await screen.findByRole('combobox', { name: /Time of the daily email/ })
    expect(hour).toHaveProperty('value', '18')
    await userEvent.selectOptions(hour, '8:00')
    await screen.findByText('Saved')
    expect(asked.filter(({ spec }) => spec === 'PUT /mail_choices')).toMatchObject([
      { body: { daily_hour: 8 } },
    ])
  })

  test('offers none for decisions and security, and says so', async () => {
    open()
    const section = await screen.findByRole('region', { name: 'Which emails you get' })
    expect(within(section).getAllByRole('radiogroup')).toHaveLength(6)
    expect(within(section).getAllByText('Always, at once')).toHaveLength(2)
  })
})
