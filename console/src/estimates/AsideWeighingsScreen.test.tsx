import type { Reply } from '@longhaul/contract/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderConsole } from '../shared/testing.tsx'
import AsideWeighingsScreen from './AsideWeighingsScreen.tsx'

type List = Reply<'GET /staff/aside_weighings'>
const aside: List['items'][number] = {
  id: 7,
  marketplace: 'taobao',
  item_id: '640000000001',
  url: null,
  title: '重磅连帽卫衣',
  options_text: '蓝色',
  names: { title: 'Heavy hoodie', options: 'Blue' },
  image: null,
  kind: 'Hoodies',
  pieces: 2,
  weight_grams: 14_000,
  size_mm: [300, 250, 80],
  expected_grams: { low: 1_200, expected: 1_400, high: 1_700 },
  reason: 'slip',
  form: 'ten_times',
  measured_at: '2026-11-20T02:00:00.000Z',
  weighed_by: 'Wu',
  stock_item_id: '6f3f8f3e-0000-4000-8000-000000000001',
  verdict: null,
  decided_at: null,
  decided_by: null,
}

test('a weighing is shown with its reason, believed, and taken back with one click', async () => {
  const sent: unknown[] = []
  const { user } = renderConsole(<AsideWeighingsScreen />, {
    path: '/estimates/weighings',
    roles: ['warehouse'],
    replies: {
      'GET /staff/aside_weighings': () => ({ items: [aside], waiting: 1 }),
      'PUT /staff/aside_weighings/{id}/verdict': ({ body }) => {
        sent.push(body)
        return aside
      },
    },
  })
  const table = within(await screen.findByRole('table', { name: 'Weighings set aside' }))
  expect(table.getByText(/About ten times as much as expected/)).toBeTruthy()
  expect(table.getByText('2 items together')).toBeTruthy()
  expect(table.getByRole('link', { name: 'On its shelf' }).getAttribute('href')).toContain('/stock?')
  await user.click(table.getByRole('button', { name: 'Believe the weight of Heavy hoodie' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent).toEqual([{ verdict: 'believed' }, { verdict: null }]))
})

test('an impossible weight can only be rejected, and nobody but the warehouse decides', async () => {
  const odd = { ...aside, reason: 'implausible' as const, form: null }
  renderConsole(<AsideWeighingsScreen />, {
    path: '/estimates/weighings',
    roles: ['warehouse'],
    replies: { 'GET /staff/aside_weighings': () => ({ items: [odd], waiting: 1 }) },
  })
  const believe = await screen.findByRole('button', { name: /^Believe/ })
  expect(believe.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: /^Reject/ }).getAttribute('aria-disabled')).not.toBe('true')
})
