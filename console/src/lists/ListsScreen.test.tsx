import type { StaffRole } from '@longhaul/domain/states/table.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ID, Refused, renderConsole } from '../shared/testing.tsx'
import ListsScreen from './ListsScreen.tsx'

const row = (id: number, title: string) => ({
  id: ID(id),
  cells: {
    number: `LH-${id}`,
    title,
    stage: 'in_review',
    stage_at: '2026-11-02T02:00:00.000Z',
    shopper: 'mei · MEI001',
    seller: '木棉',
    quantity: 1,
    total: 3_000,
    seller_order: null,
    tracking: null,
    warehouse: 'GZ1',
    platform: 'taobao',
    paid_at: null,
  },
})
const layout = { columns: null, density: 'normal', default_view: null }
const view = {
  id: ID(50),
  name: 'Dear ones',
  shared: false,
  query: { stage: 'in_review', sort: '-total' },
  by: 'Su',
  mine: true,
  may_change: true,
  created_at: '2026-11-02T02:00:00.000Z',
}

function draw(path = '/lists?list=items', more: Parameters<typeof renderConsole>[1] = {}) {
  const asked: string[] = []
  const drawn = renderConsole(<ListsScreen />, {
    path,
    ...more,
    replies: {
      'GET /staff/list_views': () => ({ views: [view], layout }),
      'GET /staff/lists/items': ({ params }) => {
        asked.push(params.toString())
        return params.get('cursor')
          ? { items: [row(3, '第三')], next_cursor: null, found: null }
          : { items: [row(1, '第一'), row(2, '第二')], next_cursor: 'next', found: { count: 3, more: false } }
      },
      ...more.replies,
    },
  })
  return { ...drawn, asked, last: () => new URLSearchParams(asked.at(-1)) }
}

test('filters, sort order and views are kept in the address and sent to the server', async () => {
  const { user, last } = draw()
  await screen.findByText('第一')
  expect(screen.getByText('3 rows')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Stage'), 'in_review')
  await waitFor(() => expect(last().get('stage')).toBe('in_review'))
  await user.click(screen.getByRole('button', { name: 'Amount' }))
  await waitFor(() => expect(last().get('sort')).toBe('-total'))
  await user.click(screen.getByRole('button', { name: 'Amount' }))
  await waitFor(() => expect(last().get('sort')).toBe('total'))
  await user.click(screen.getByRole('tab', { name: 'Everything' }))
  await waitFor(() => expect(last().get('stage')).toBeNull())
  await user.click(screen.getByRole('tab', { name: 'Dear ones' }))
  await waitFor(() => expect([last().get('stage'), last().get('sort')]).toEqual(['in_review', '-total']))
})

test('the default view opens with the list, unless the address asks for something else', async () => {
  const replies = {
    'GET /staff/list_views': () => ({ views: [view], layout: { ...layout, default_view: view.id } }),
  }
  const { last } = draw('/lists?list=items', { replies })
  await waitFor(() => expect(last().get('sort')).toBe('-total'))
  expect(screen.getByRole('tab', { name: 'Dear ones' }).getAttribute('aria-selected')).toBe('true')
})

test('keys select rows, the selection survives paging, and the report gives the result of each row', async () => {
  const { user, sent } = draw('/lists?list=items', {
    replies: {
      'POST /staff/order_items/approve': () => ({
        rows: [
          { id: ID(1), done: true, refusal: null },
          { id: ID(3), done: false, refusal: 'You can’t do this right now' },
        ],
      }),
    },
  })
  await screen.findByText('第一')
  await user.keyboard('jx')
  expect(await screen.findByText('1 row selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Select LH-3' }))
  expect(screen.getByText('2 rows selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }))
  const report = await screen.findByRole('dialog', { name: 'Results' })
  expect(sent.at(-1)).toMatchObject({ body: { ids: [ID(1), ID(3)] } })
  expect(within(report).getByText('LH-3').closest('li')!.textContent).toContain('can’t do this right now')
  await user.click(within(report).getByRole('button', { name: 'Keep the refused ones selected' }))
  expect(await screen.findByText('1 row selected')).toBeTruthy()
})

test('a row opens a page that this role may open: the shelf, else the record of the order', async () => {
  const of = (stage: string) => ({ ...row(1, '第一'), cells: { ...row(1, '第一').cells, stage } })
  const address = async (role: StaffRole, stage: string) => {
    const { unmount } = draw('/lists?list=items', {
      roles: [role],
      replies: { 'GET /staff/lists/items': () => ({ items: [of(stage)], next_cursor: null, found: null }) },
    })
    const href = (await screen.findByRole('link', { name: 'LH-1' })).getAttribute('href')
    unmount()
    return href
  }
  expect(await address('support', 'in_stock')).toBe('/stock?stage=all&q=LH-1')
  expect(await address('buyer', 'in_stock')).toBe('/desk?number=LH-1')
  expect(await address('support', 'cancelled')).toBe('/desk?number=LH-1')
})

test('finance opens a shopper’s own page from the list', async () => {
  const cells = { code: 'MEI001', name: 'Mei', email: 'm@x.example', state: 'active', language: 'en' }
  draw('/lists?list=shoppers', {
    roles: ['finance'],
    replies: {
      'GET /staff/lists/shoppers': () => ({
        items: [{ id: ID(9), cells }],
        next_cursor: null,
        found: null,
      }),
    },
  })
  const link = await screen.findByRole('link', { name: 'MEI001' })
  expect(link.getAttribute('href')).toBe(`/shoppers/one?id=${ID(9)}`)
})

test('a view saves the list as it is, and a duplicate name is reported at its field', async () => {
  const { user, sent } = draw('/lists?list=items&stage=in_review', {
    replies: {
      'POST /staff/list_views': () =>
        new Refused(400, 'Please check the marked fields', {
          error: 'invalid_input',
          fields: { name: 'This is already in use' },
        }),
    },
  })
  await screen.findByText('第一')
  await user.click(screen.getByRole('button', { name: 'Save as view' }))
  await user.type(screen.getByLabelText('Name'), 'Dear ones')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This is already in use')).toBeTruthy()
  expect(sent.at(-1)).toMatchObject({
    body: { list: 'items', name: 'Dear ones', shared: false, query: { stage: 'in_review' } },
  })
})

test('an empty result says so and offers a way back; lists of other roles are not offered', async () => {
  const { user } = draw('/lists?list=recharges&stage=cancelled', {
    roles: ['buyer'],
    replies: {
      'GET /staff/lists/items': ({ params }) =>
        params.get('stage') === 'cancelled'
          ? { items: [], next_cursor: null, found: { count: 0, more: false } }
          : { items: [row(1, '第一')], next_cursor: null, found: { count: 1, more: false } },
    },
  })
  expect(await screen.findByText('No matches')).toBeTruthy()
  expect(screen.queryByRole('option', { name: 'Recharges' })).toBeNull()
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!)
  expect(await screen.findByText('第一')).toBeTruthy()
})

test('a shopper is found by name and chosen; text that matches no shopper is reverted', async () => {
  const asked: string[] = []
  const { user, last } = draw('/lists?list=items', {
    replies: {
      'GET /staff/list_choices': ({ params }) => {
        asked.push(params.toString())
        const isMei = params.get('q') === 'mei'
        return { items: isMei ? [{ value: 'MEI001', label: 'Mei · MEI001' }] : [] }
      },
    },
  })
  await screen.findByText('第一')
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Shopper' })
  fireEvent.input(field, { target: { value: 'nobody' } })
  expect(await screen.findByText('No matches')).toBeTruthy()
  fireEvent.blur(field)
  expect(field.value).toBe('')
  fireEvent.input(field, { target: { value: 'mei' } })
  await user.click(await screen.findByRole('option', { name: 'Mei · MEI001' }))
  await waitFor(() => expect(last().get('shopper')).toBe('MEI001'))
  expect(asked[0]).toBe('list=items&filter=shopper&q=nobody')
  fireEvent.input(field, { target: { value: '' } })
  fireEvent.blur(field)
  await waitFor(() => expect(last().get('shopper')).toBeNull())
})
