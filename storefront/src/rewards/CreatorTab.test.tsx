import '@longhaul/ui/testing.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../shared/render-screen.test-support.tsx'
import { saveLogin } from '../session.ts'
import { CreatorTab } from './CreatorTab.tsx'
import type { OwnCreator } from './ApplyForm.tsx'

const creator: OwnCreator = {
  code: 'k7m2p9qrtw',
  state: 'active',
  shown_name: 'Nora',
  about: '',
  reason: '',
  rate_per_mille: 250,
  applied_at: '2026-11-02T01:00:00.000Z',
  visits: 41,
  registrations: 3,
  orders: 2,
  waiting_fen: 60,
  paid_fen: 1_200,
  owed_fen: 80,
}
const share = {
  id: '00000000-0000-4000-8000-000000000001',
  state: 'held',
  rate_per_mille: 250,
  share_fen: 60,
  taken_back_fen: 15,
  kept_fen: 0,
  earned_at: '2026-11-10T01:00:00.000Z',
  due_at: '2026-11-24T01:00:00.000Z',
  reason: '',
} as const

afterEach(cleanup)

const draw = (own: OwnCreator | null, usual_per_mille = 200) => {
  saveLogin('token-of-mei', 'mei@example.com')
  return renderScreen(<CreatorTab />, {
    replies: {
      'GET /creator': { creator: own, usual_per_mille },
      'GET /creator/shares': { items: [share], next_cursor: null },
      'POST /creator': { ...creator, state: 'applied' },
    },
  })
}

it('takes an application with a name', async () => {
  const { asked } = draw(null)
  expect(await screen.findByText(/earn 20 % of our service fee|earn 20% of our service fee/)).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: /Your name on the page/ }), ' Nora ')
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }))
  await waitFor(() =>
    expect(asked.find(({ spec }) => spec === 'POST /creator')?.body).toEqual({
      shown_name: 'Nora',
      about: '',
    }),
  )
})

it('shows the link, numbers and shares of a creator', async () => {
  draw(creator)
  expect(await screen.findByRole('link', { name: /\/c\/k7m2p9qrtw/ })).toBeTruthy()
  expect(screen.getByText('41')).toBeTruthy()
  expect(screen.getByText(/¥0\.80 was paid to you for goods that were refunded later/)).toBeTruthy()
  expect(await screen.findByText(/Paid from 24 Nov 2026 on/)).toBeTruthy()
  expect(screen.getByText(/¥0\.15 taken back/)).toBeTruthy()
})

it('says why staff declined, and takes another application; none while it is closed', async () => {
  draw({ ...creator, state: 'declined', reason: 'Nothing there' })
  expect(await screen.findByText('The reason: Nothing there')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send application' })).toBeTruthy()
  cleanup()
  draw(null, 0)
  expect(await screen.findByText(/We don’t take applications/)).toBeTruthy()
})
