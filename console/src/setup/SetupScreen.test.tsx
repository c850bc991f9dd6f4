import { SETUP_STEPS } from '@longhaul/domain/setup/readiness.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Replier, renderConsole } from '../shared/testing.tsx'
import type { Setup } from './setup.ts'
import SetupScreen from './SetupScreen.tsx'

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
const draw = (known: Setup, more: Record<string, Replier> = {}) =>
  renderConsole(<SetupScreen />, { replies: { 'GET /staff/setup': () => known, ...more } })
const button = (name: string) => screen.getByRole('button', { name })

it('names what is missing and where it is done, and opens nothing before', async () => {
  const { sent } = draw(setup(false), { 'POST /staff/setup/confirm': () => setup(false) })
  await screen.findByText('Strangers read “opening soon”. Nobody can register or order.')
  expect(screen.getAllByText('Missing')).toHaveLength(SETUP_STEPS.length)
  expect(screen.getByRole('link', { name: 'Warehouses' }).getAttribute('href')).toContain(
    '/shipping?tab=warehouses',
  )
  expect(button('Open the shop').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button('I read them, and they are right'))
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({ spec: 'POST /staff/setup/confirm', body: { step: 'fees' } }),
    ),
  )
})

it('opens once everything is in place, after a question', async () => {
  const { sent } = draw(setup(true), { 'POST /staff/setup/open': () => setup(true, { is_open: true }) })
  await screen.findAllByText('Done')
  await userEvent.click(button('Open the shop'))
  const dialog = await screen.findByRole('dialog')
  expect(sent.some(({ spec }) => spec === 'POST /staff/setup/open')).toBe(false)
  await userEvent.click(dialog.querySelector<HTMLElement>('[data-type="primary"]')!)
  await waitFor(() => expect(sent.some(({ spec }) => spec === 'POST /staff/setup/open')).toBe(true))
})

it('takes the code of a test mail from the address that the mail leads to', async () => {
  const { sent } = renderConsole(<SetupScreen />, {
    path: '/setup?mail=abc123',
    replies: {
      'GET /staff/setup': () => setup(false, { mail_waiting_for: 'ada@kranich.example' }),
      'POST /staff/setup/test_mail/confirm': () => setup(false),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'It arrived' }))
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({ spec: 'POST /staff/setup/test_mail/confirm', body: { code: 'abc123' } }),
    ),
  )
})
