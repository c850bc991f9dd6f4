import { inBoth } from '@longhaul/domain/languages.test-support.ts'
import { fieldsOf } from '@longhaul/domain/languages.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ID, renderConsole } from '../shared/testing.tsx'
import ShippingScreen from './ShippingScreen.tsx'
import type { Category } from './category.ts'
import type { Service } from './extra-service.ts'
import type { Warehouse } from './WarehouseForm.tsx'

const warehouse: Warehouse = {
  id: 'GZ1',
  ...fieldsOf('name', inBoth('Guangzhou', '广州')),
  address_latin: '8 Yuantao Road',
  address_chinese: '远淘路 8 号',
  receiver: '远淘',
  phone: '400-000-0001',
  postcode: '510000',
  position: 0,
  closed: false,
  confirmed: true,
  stock: 4,
}
const magnet: Category = {
  id: 'magnet',
  ...fieldsOf('name', inBoth('Magnets', '磁铁')),
  ...fieldsOf('words', inBoth(['magnet'], [])),
  forbidden: false,
  refusals: [
    { line_id: 'EXP-HK', served: 225, refusing: 225 },
    { line_id: 'PST-EMS', served: 235, refusing: 2 },
  ],
  bans: [],
}

const belarus = {
  ...{ country: 'BY', name: 'Belarus', continent_name: 'Europe' },
  ...{ closed: false, why_en: '', why_zh: '', priced_lines: 4, unpaid_packages: 2 },
}
const fiji = {
  ...{ country: 'FJ', name: 'Fiji', continent_name: 'Oceania' },
  ...{ closed: true, why_en: 'No flights', why_zh: '没有航班', priced_lines: 0, unpaid_packages: 0 },
}
const film: Service = {
  id: 'stretch_film',
  unit: 'parcel',
  price_fen: 400,
  ...fieldsOf('name', inBoth('Stretch film', '缠绕膜加固')),
  ...fieldsOf('note', inBoth('', '')),
  position: 1,
  closed: false,
}

const open = (tab: string, roles: ('admin' | 'finance' | 'support')[]) =>
  renderConsole(<ShippingScreen />, {
    path: `/rates?tab=${tab}`,
    roles,
    replies: {
      'GET /staff/rate_cards': () => ({
        cards: [
          {
            id: ID(1),
            name: 'January',
            state: 'scheduled',
            effective_from: '2027-01-01T00:00:00.000Z',
            created_at: '2026-11-02T00:00:00.000Z',
            staff_name: 'Fay',
            lines: ['PST-EMS'],
            zones: 30,
          },
        ],
      }),
      'POST /staff/rate_cards/{id}/withdraw': () => ({}),
      'GET /staff/warehouses': () => ({ warehouses: [warehouse] }),
      'PUT /staff/warehouses/{id}': () => warehouse,
      'GET /staff/destinations': () => ({ destinations: [belarus, fiji] }),
      'PUT /staff/destinations/{country}': () => fiji,
      'GET /staff/extra_services': () => ({ services: [film] }),
      'POST /staff/extra_services': () => film,
      'PUT /staff/extra_services/{id}': () => film,
      'PUT /staff/extra_services/{id}/price': () => film,
      'GET /staff/goods_categories': () => ({ lines: ['EXP-HK', 'PST-EMS'], categories: [magnet] }),
      'POST /staff/goods_categories/{id}/bans': () => magnet,
      'GET /country': () => ({ countries: [] }),
    },
  })

test('a destination is closed with a reason in each language, and closed ones come first', async () => {
  const { user, sent } = open('destinations', ['finance'])
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'Fiji FJ00ClosedNo flightsEdit',
    'Belarus BY42ServedEdit',
  ])
  await user.type(screen.getByRole('textbox', { name: 'Find a country' }), 'bel')
  expect(screen.queryByText('Fiji')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('checkbox', { name: /Closed/ }))
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  expect(sent.some(({ spec }) => spec.startsWith('PUT'))).toBe(false)
  await user.type(sheet.getByRole('textbox', { name: /English/ }), 'No post')
  await user.type(sheet.getByRole('textbox', { name: /Chinese/ }), '邮路中断')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent.find(({ spec }) => spec === 'PUT /staff/destinations/{country}')?.body).toEqual({
      closed: true,
      why_en: 'No post',
      why_zh: '邮路中断',
    }),
  )
})

test('a card not yet in effect is withdrawn after a confirmation', async () => {
  const { user, sent } = open('cards', ['finance'])
  const row = within((await screen.findByText('January')).closest('tr')!)
  await user.click(row.getByRole('button', { name: 'Withdraw' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(sent.some((entry) => entry.spec.endsWith('/withdraw'))).toBe(true))
})

test('support reads cards, and is told who may import one', async () => {
  open('cards', ['support'])
  const button = await screen.findByRole('button', { name: 'Import a rate card' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
})

test('a card without file and name is not sent', async () => {
  const { user, sent } = open('cards&bring=1', ['finance'])
  await user.click(await screen.findByRole('button', { name: 'Check and preview' }))
  expect(await screen.findByText('Choose a file')).toBeTruthy()
  expect(screen.getByText('Give the card a name')).toBeTruthy()
  expect(sent.filter((entry) => entry.spec.startsWith('POST'))).toEqual([])
})

test('a category shows where it is refused, and can be banned on a line', async () => {
  const { user, sent } = open('goods', ['admin'])
  const row = within((await screen.findByText('Magnets')).closest('tr')!)
  expect(row.getByText('refused')).toBeTruthy()
  expect(row.getByText('2 of 235')).toBeTruthy()
  await user.click(row.getByRole('button', { name: 'Ban' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Ban' }))
  expect(await dialog.findByText('Choose a line or a destination')).toBeTruthy()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Line' }), 'PST-EMS')
  await user.click(dialog.getByRole('button', { name: 'Ban' }))
  await waitFor(() =>
    expect(sent.at(-1)?.body ?? sent.findLast((entry) => entry.spec.startsWith('POST'))?.body).toBeTruthy(),
  )
  expect(sent.findLast((entry) => entry.spec.startsWith('POST'))?.body).toEqual({
    line_id: 'PST-EMS',
    country: null,
    note: '',
  })
})

test('a warehouse is closed to new orders', async () => {
  const { user, sent } = open('warehouses', ['admin'])
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.click(screen.getByRole('checkbox', { name: /Closed to new orders/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent.findLast((entry) => entry.spec.startsWith('PUT'))?.body).toMatchObject({ closed: true }),
  )
})

describe('extra services', () => {
  test('are added with a code, what they are charged for, and a price in yuan', async () => {
    const { user, sent } = open('services', ['finance'])
    await user.click(await screen.findByRole('button', { name: 'Add a service' }))
    const dialog = within(await screen.findByRole('dialog'))
    const type = (label: string, typed: string) => user.type(dialog.getByLabelText(label), typed)
    await type('Code', 'Vacuum packing')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Two to forty small letters, digits or underscores')).toBeTruthy()
    expect(dialog.getByText('An amount from 0.00 to 1,000.00')).toBeTruthy()
    expect(sent.filter((entry) => entry.spec.startsWith('POST'))).toEqual([])
    await user.clear(dialog.getByLabelText('Code'))
    await type('Code', 'vacuum_packing')
    await user.selectOptions(dialog.getByLabelText('Charged'), 'per item')
    await type('Price per item (CNY)', '1.5')
    await type('Name in English', 'Vacuum packing')
    await type('Name in Chinese', '真空压缩')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent.findLast((entry) => entry.spec.startsWith('POST'))?.body).toEqual({
        id: 'vacuum_packing',
        unit: 'item',
        price_fen: 150,
        name_en: 'Vacuum packing',
        name_zh: '真空压缩',
        note_en: '',
        note_zh: '',
        position: 0,
        closed: false,
      }),
    )
  })

  test('are closed to new packages without a price', async () => {
    const { user, sent } = open('services', ['finance'])
    const row = within((await screen.findByText('Stretch film')).closest('tr')!)
    expect(row.getByText('per package')).toBeTruthy()
    await user.click(row.getByRole('button', { name: 'Edit' }))
    await user.click(screen.getByRole('checkbox', { name: /Closed to new packages/ }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const { id: _id, unit: _unit, price_fen: _price, ...words } = film
    await waitFor(() =>
      expect(sent.findLast((entry) => entry.spec.startsWith('PUT'))?.body).toEqual({
        ...words,
        closed: true,
      }),
    )
  })

  test('get another price, sent with the one that was shown; more than 1,000 yuan is not sent', async () => {
    const { user, sent } = open('services', ['finance'])
    await user.click(await screen.findByRole('button', { name: 'Change price' }))
    const dialog = within(await screen.findByRole('dialog'))
    const price = dialog.getByLabelText('Price per package (CNY)')
    await user.clear(price)
    await user.type(price, '1000.01')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('An amount from 0.00 to 1,000.00')).toBeTruthy()
    expect(sent.filter((entry) => entry.spec.startsWith('PUT'))).toEqual([])
    await user.clear(price)
    await user.type(price, '4.5')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent.findLast((entry) => entry.spec.endsWith('/price'))?.body).toEqual({
        was_fen: 400,
        price_fen: 450,
      }),
    )
  })

  test('are read by support, who is told who may change them', async () => {
    open('services', ['support'])
    const button = await screen.findByRole('button', { name: 'Change price' })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  })
})
