import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Replier, renderConsole } from '../shared/testing.tsx'
import SourcesScreen from './SourcesScreen.tsx'

const site = (host: string, more: object = {}) => ({
  host,
  kind: 'agent',
  name: 'newbuy',
  codes: [],
  is_read: true,
  origin: 'built_in',
  changed_at: null,
  changed_by: null,
  ...more,
})
const changed = { origin: 'changed', changed_at: '2026-11-02T00:00:00.000Z', changed_by: 'Lin' }

const open = (replies: Record<string, Replier> = {}, roles: ('buyer' | 'finance')[] = ['buyer']) =>
  renderConsole(<SourcesScreen />, {
    path: '/sources',
    roles,
    replies: {
      'GET /staff/product_sources': () => ({ sources: [], days: [] }),
      'GET /staff/link_sites': () => ({
        items: [site('oldbuy.com', changed), site('newbuy.com', { codes: [{ code: '0', market: '1688' }] })],
      }),
      'GET /staff/unread_links': () => ({
        items: [
          {
            form: 'https://www.otherbuy.com/product/N?invite=…',
            host: 'www.otherbuy.com',
            reason: 'nothing_read',
            times: 7,
            first_at: '2026-11-01T00:00:00.000Z',
            last_at: '2026-11-02T00:00:00.000Z',
          },
        ],
        total: 1,
      }),
      ...replies,
    },
  })

test('shows the shop’s own sites, and on request those built in', async () => {
  open()
  const sites = await screen.findByRole('region', { name: 'Sites whose links we read' })
  expect(await within(sites).findByText('oldbuy.com')).toBeTruthy()
  expect(within(sites).queryByText('newbuy.com')).toBeNull()
  fireEvent.click(within(sites).getByRole('button', { name: 'Show all 2' }))
  expect(within(sites).getByText('0=1688')).toBeTruthy()
})

test('adds what was not read as an agent', async () => {
  const paths: string[] = []
  const { sent } = open({
    'PUT /staff/link_sites/{host}': ({ path }) => {
      paths.push(path)
      return site('otherbuy.com', { origin: 'added' })
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Add https:\/\/www\.otherbuy\.com/ }))
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).getByLabelText(/^Site/)).toHaveProperty('value', 'otherbuy.com')
  fireEvent.click(within(sheet).getByRole('button', { name: 'Save' }))
  expect(await within(sheet).findByText(/^Lowercase letters, digits and hyphens/)).toBeTruthy()
  fireEvent.change(within(sheet).getByLabelText(/^Agent’s name/), { target: { value: 'otherbuy' } })
  fireEvent.change(within(sheet).getByLabelText(/^Numbers for marketplaces/), {
    target: { value: '2=weidian' },
  })
  fireEvent.click(within(sheet).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(paths).toHaveLength(1))
  expect(paths[0]).toContain('/otherbuy.com')
  expect(sent.find(({ spec }) => spec === 'PUT /staff/link_sites/{host}')?.body).toEqual({
    kind: 'agent',
    name: 'otherbuy',
    codes: [{ code: '2', market: 'weidian' }],
    is_read: true,
    seen_at: null,
  })
})

test('returns a changed site to what it was, after asking', async () => {
  const paths: string[] = []
  open({
    'DELETE /staff/link_sites/{host}': ({ path }) => {
      paths.push(path)
      return {}
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Back to built in' }))
  const asked = await screen.findByRole('dialog')
  fireEvent.click(within(asked).getByRole('button', { name: 'Back to built in' }))
  await waitFor(() => expect(paths).toHaveLength(1))
  expect(paths[0]).toContain('/oldbuy.com')
})

test('who may not change the list is told who may', async () => {
  open({}, ['finance'])
  const add = await screen.findByRole('button', { name: 'Add a site' })
  await waitFor(() => expect(add.getAttribute('aria-disabled')).toBe('true'))
})
