import type { Reply } from '@longhaul/contract/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderConsole } from '../shared/testing.tsx'
import EstimatesScreen from './EstimatesScreen.tsx'

const weight = {
  pieces: 738,
  inside: 598,
  inside_per_mille: 810,
  score: 1.041,
  error_per_mille: 112,
  overall_error_per_mille: 890,
  kind_error_per_mille: 310,
}
const figures = {
  measures: [{ id: 'weight' as const, ...weight }],
  levels: [{ id: 'product' as const, ...weight }],
  kinds: [{ id: 'hoodie', name: 'Hoodies', ...weight }],
}
const models: Reply<'GET /staff/estimate_models'> = {
  models: [
    {
      version: 9,
      learned_at: '2026-11-22T20:10:00.000Z',
      first_day: '2026-01-27',
      last_day: '2026-11-21',
      products: 2_000,
      weighings: 6_816,
      in_force: false,
      why_not: 'worse',
      figures,
      figures_before: figures,
    },
    {
      version: 8,
      learned_at: '2026-11-21T20:10:00.000Z',
      first_day: '2026-01-27',
      last_day: '2026-11-20',
      products: 1_990,
      weighings: 6_700,
      in_force: true,
      why_not: null,
      figures,
      figures_before: null,
    },
  ],
}
const month = { pieces: 900, below: 90, above: 95, inside_per_mille: 794 }
const checks: Reply<'GET /staff/estimate_checks'> = {
  months: [{ month: '2026-10', ...month, error_per_mille: 110 }],
  kinds: [
    { id: 'hoodie', name: 'Hoodies', pieces: 300, below: 60, above: 60, inside_per_mille: 600, is_off: true },
  ],
  pieces: [
    {
      kind: 'hoodie',
      version: 8,
      low_grams: 500,
      expected_grams: 700,
      high_grams: 900,
      held_grams: 7_000,
      measured_at: '2026-11-20T02:00:00.000Z',
    },
  ],
  set_aside: 2,
}
type Replies = NonNullable<NonNullable<Parameters<typeof renderConsole>[1]>['replies']>
const open = (replies: Replies) =>
  renderConsole(<EstimatesScreen />, { path: '/estimates', replies, roles: ['buyer'] })

test('names a kind whose estimates are off, compares errors with the naive estimates, and marks a worse version', async () => {
  open({ 'GET /staff/estimate_models': () => models, 'GET /staff/estimate_checks': () => checks })
  const kinds = within(await screen.findByRole('table', { name: 'By kind' }))
  expect(kinds.getByRole('rowheader', { name: /Hoodies Off/ })).toBeTruthy()
  expect(kinds.getByText('60.0')).toBeTruthy()
  expect(kinds.getByText('31%')).toBeTruthy()
  expect(screen.getByText(/off by 89%, the kind’s median by 31%/)).toBeTruthy()
  expect(screen.getByText('Worse, not used')).toBeTruthy()
  expect(screen.getByRole('img', { name: /Expected weight against the weight on the scale/ })).toBeTruthy()
  const pieces = within(screen.getByRole('table', { name: 'The latest items' }))
  expect(pieces.getByText(/^7\.00\skg$/)).toBeTruthy()
})

test('requests the chosen kind', async () => {
  const asked: (string | null)[] = []
  const { user } = open({
    'GET /staff/estimate_models': () => models,
    'GET /staff/estimate_checks': ({ params }) => {
      asked.push(params.get('kind'))
      return checks
    },
  })
  await user.selectOptions(await screen.findByLabelText('Kind'), 'hoodie')
  await waitFor(() => expect(asked).toEqual([null, 'hoodie']))
})

test('tells a new shop what will appear on the page', async () => {
  open({
    'GET /staff/estimate_models': () => ({ models: [] }),
    'GET /staff/estimate_checks': () => ({ months: [], kinds: [], pieces: [], set_aside: 0 }),
  })
  expect(await screen.findByText(/Nothing has been learnt yet/)).toBeTruthy()
  expect(await screen.findByText(/Nothing has been compared yet/)).toBeTruthy()
})
