import '@longhaul/ui/testing.ts'
import { CARRIED_DAYS } from '@longhaul/domain/rewards/creators.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { carriedCreator } from '../shared/creator-link.ts'
import { ParamsContext } from '../shared/params.ts'
import { renderScreen, type Replies } from '../shared/render-screen.test-support.tsx'
import CreatorScreen from './CreatorScreen.tsx'

const CODE = 'k7m2p9qrtw'
const lists = [
  { code: 'bcdfghjkmn', title: '<b>Bags</b>', goods_count: 1, updated_at: '2026-11-24T08:00:00.000Z' },
]
const draw = (replies: Replies = {}) =>
  renderScreen(
    <ParamsContext value={{ code: CODE }}>
      <CreatorScreen />
    </ParamsContext>,
    {
      at: `/c/${CODE}`,
      replies: {
        'GET /configurations': configurationReply,
        'GET /creators/{code}': { code: CODE, creator: { shown_name: 'Nora', lists } },
        'POST /creators/{code}/visits': {},
        ...replies,
      },
    },
  )

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

it('shows who earns and the lists, counts the visit, and keeps the code for 30 days', async () => {
  const { asked } = draw()
  expect(await screen.findByRole('heading', { name: 'Nora' })).toBeTruthy()
  expect(screen.getByText(/Nora earns a share of .*service fee for those who register/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '<b>Bags</b>' })).toHaveProperty('pathname', '/list/bcdfghjkmn')
  await waitFor(() => expect(asked.filter(({ spec }) => spec.endsWith('/visits'))).toHaveLength(1))
  expect(carriedCreator()).toBe(CODE)
  vi.useFakeTimers({ now: Date.now() + CARRIED_DAYS * 86_400_000 + 1 })
  expect(carriedCreator()).toBeUndefined()
  expect(localStorage.getItem('creator')).toBeNull()
})

it('says that a creator takes part no longer, and keeps nothing', async () => {
  draw({ 'GET /creators/{code}': { code: CODE, creator: null } })
  expect(await screen.findByRole('heading', { name: 'This page is no longer there' })).toBeTruthy()
  expect(carriedCreator()).toBeUndefined()
})
