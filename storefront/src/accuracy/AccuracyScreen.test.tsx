import '@longhaul/ui/testing.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { accuracyText } from '@longhaul/text/storefront/goods/accuracy.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { renderScreen } from '../shared/render-screen.test-support.tsx'
import AccuracyScreen from './AccuracyScreen.tsx'

const month = {
  pieces: 1_240,
  inside_per_mille: 812,
  below_per_mille: 101,
  above_per_mille: 87,
  error_per_mille: 114,
}
const known: Reply<'GET /estimates/how_right'> = {
  holds_in: 80,
  months: [
    { ...month, month: '2026-10' },
    { ...month, month: '2026-11', pieces: 700, inside_per_mille: 700 },
  ],
  kinds: [{ id: 'hoodie', name: 'Hoodies', pieces: 551, inside_per_mille: 782 }],
  model_version: 8,
  learned_at: '2026-11-16T20:10:00.000Z',
}
const checks: Reply<'GET /customs/checks'> = {
  version: '2026-11-28.1',
  day: '2027-03-01',
  countries: [
    {
      country: 'US',
      name: 'United States',
      by: 'release',
      checked: '2026-11-28',
      is_old: true,
      charged: null,
    },
    { country: 'DE', name: 'Germany', by: 'release', checked: '2027-02-20', is_old: false, charged: null },
    { country: 'MX', name: 'Mexico', by: 'own', checked: null, is_old: false, charged: null },
    { country: 'PG', name: 'Papua New Guinea', by: 'nobody', checked: null, is_old: false, charged: null },
  ],
  tables: [
    { title: 'UK Global Tariff, January 2021', copied: '2021-01-27', is_old: true },
    { title: 'Section 301 duties', copied: '2026-05-11', is_old: false },
  ],
}
const open = (reply: typeof known) =>
  renderScreen(<AccuracyScreen />, {
    at: '/howRight',
    replies: {
      'GET /configurations': configurationReply,
      'GET /estimates/how_right': reply,
      'GET /customs/checks': checks,
    },
  })

test('the last complete month comes first, with every month and large kind below', async () => {
  open(known)
  expect(await screen.findByRole('heading', { name: 'In October\u00a02026' })).toBeTruthy()
  expect(screen.getByText('81 of 100')).toBeTruthy()
  expect(screen.getByText(/of the 1,240 that reached our scale/)).toBeTruthy()
  const months = within(screen.getByRole('table', { name: 'Month by month' }))
  expect(months.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
    'November\u00a02026',
    'October\u00a02026',
  ])
  expect(screen.getByRole('rowheader', { name: 'Hoodies' })).toBeTruthy()
  expect(screen.getByText(/In use now: estimate no\. 8 of 17 Nov 2026\./)).toBeTruthy()
})

test('in a shop’s first month the running month is shown; before it nothing is claimed', async () => {
  const { unmount } = open({ ...known, months: known.months.slice(1) })
  expect(await screen.findByRole('heading', { name: 'So far in November\u00a02026' })).toBeTruthy()
  unmount()
  open({ ...known, months: [], kinds: [], model_version: 0, learned_at: null })
  expect(await screen.findByText(/Nothing to count yet/)).toBeTruthy()
  expect(screen.getByText('In use now: our starting table.')).toBeTruthy()
})

test('rules of customs that were not checked for long are marked, with the day of their check', async () => {
  open(known)
  const table = within(await screen.findByRole('table', { name: accuracyText.rules.title }))
  const rowOf = (name: string) => table.getByRole('rowheader', { name }).closest('tr')?.textContent
  expect(rowOf('United States')).toContain('28 Nov 2026')
  expect(rowOf('United States')).toContain(accuracyText.rules.isOld)
  expect(rowOf('Germany')).not.toContain(accuracyText.rules.isOld)
  expect(rowOf('Mexico')).toContain(accuracyText.rules.own)
  expect(rowOf('Papua New Guinea')).toContain(accuracyText.rules.nobody)
  expect(screen.getByText(accuracyText.rules.old(1))).toBeTruthy()
  expect(screen.getByText(/^27.Jan.2021.*old, so we call it an estimate$/)).toBeTruthy()
  expect(screen.getByText(/now in version 2026-11-28\.1/)).toBeTruthy()
})

test('what was really charged is told by country once enough packages tell', async () => {
  const { unmount } = open(known)
  expect(await screen.findByText(accuracyText.rules.notYet)).toBeTruthy()
  unmount()
  const charged = { packages: 14, inside_per_mille: 857, error_per_mille: 62 }
  renderScreen(<AccuracyScreen />, {
    at: '/howRight',
    replies: {
      'GET /configurations': configurationReply,
      'GET /estimates/how_right': known,
      'GET /customs/checks': {
        ...checks,
        countries: checks.countries.map((entry) => (entry.country === 'DE' ? { ...entry, charged } : entry)),
      },
    },
  })
  const table = within(await screen.findByRole('table', { name: accuracyText.rules.right }))
  expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Germany'])
  expect(table.getByText('86')).toBeTruthy()
  expect(table.getByText('6.2%')).toBeTruthy()
})
