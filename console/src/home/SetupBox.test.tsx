import type { Reply } from '@longhaul/contract/routes.ts'
import { SETUP_STEPS } from '@longhaul/domain/setup/readiness.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderConsole } from '../shared/testing.tsx'
import { SetupBox } from './SetupBox.tsx'

type Setup = Reply<'GET /staff/setup'>

const setup = (done: boolean, changes: Partial<Setup> = {}): Setup => ({
  is_demo: false,
  is_open: false,
  opened_at: null,
  closed_at: null,
  steps: SETUP_STEPS.map((id) => ({ id, done, found: [] })),
  mail_waiting_for: null,
  can_take_examples: true,
  ...changes,
})
it.each([
  ['not open yet', setup(true), 'Everything is in place: it can be opened.'],
  [
    'open, and something was lost',
    setup(true, {
      is_open: true,
      steps: [{ id: 'way_to_pay', done: false, found: [] }],
    }),
    'Still missing: A way to pay',
  ],
])('the overview says what is not set up: %s', async (_, known, sentence) => {
  renderConsole(<SetupBox />, { replies: { 'GET /staff/setup': () => known } })
  expect(await screen.findByText(sentence)).toBeTruthy()
})

it('the overview of the demo does not mention set-up', async () => {
  let asked = 0
  renderConsole(<SetupBox />, {
    replies: {
      'GET /staff/setup': () => {
        asked += 1
        return setup(false, { is_demo: true, is_open: true })
      },
    },
  })
  await waitFor(() => expect(asked).toBe(1))
  expect(screen.queryByText(/Still missing/)).toBeNull()
})
