import { SETUP_STEPS } from '@longhaul/domain/setup/readiness.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Replier, renderConsole } from '../shared/testing.tsx'
import type { Setup } from './setup.ts'
import SetupScreen from './SetupScreen.tsx'
import WorkingDaysScreen from './WorkingDaysScreen.tsx'

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

it('names what is missing and where to do it, and cannot open the shop before', async () => {
  const { sent } = draw(setup(false), { 'POST /staff/setup/confirm': () => setup(false) })
  await screen.findByText('The public sees “opening soon”. No one can register or order.')
  expect(screen.getAllByText('Missing')).toHaveLength(SETUP_STEPS.length)
  expect(screen.getByRole('link', { name: 'Warehouses' }).getAttribute('href')).toContain(
    '/shipping?tab=warehouses',
  )
  expect(button('Open the shop').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button('I have read them and they are right'))
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({ spec: 'POST /staff/setup/confirm', body: { step: 'fees' } }),
    ),
  )
})

it('opens the shop once everything is in place, after a confirmation', async () => {
  const { sent } = draw(setup(true), { 'POST /staff/setup/open': () => setup(true, { is_open: true }) })
  await screen.findAllByText('Done')
  await userEvent.click(button('Open the shop'))
  const dialog = await screen.findByRole('dialog')
  expect(sent.some(({ spec }) => spec === 'POST /staff/setup/open')).toBe(false)
  await userEvent.click(dialog.querySelector<HTMLElement>('[data-type="primary"]')!)
  await waitFor(() => expect(sent.some(({ spec }) => spec === 'POST /staff/setup/open')).toBe(true))
})

it('takes the code of a test mail from the address in the mail’s link', async () => {
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

it('shows until when days off are entered, as advance warning of a year without any', async () => {
  const known = setup(true)
  draw({
    ...known,
    steps: known.steps.map((step) =>
      step.id === 'working_days' ? { ...step, found: ['2027-10-03'] } : step,
    ),
  })
  expect(await screen.findByText('Days off are entered up to 3 Oct 2027.')).toBeTruthy()
})

it('fills in the days off from a place’s public holidays, keeps the typed hours, and saves nothing', async () => {
  const known = { weekdays: [1, 2, 3, 4, 5], opens_hour: 9, closes_hour: 18, days_off: [], days_worked: [] }
  const { sent } = renderConsole(<WorkingDaysScreen />, {
    replies: {
      'GET /staff/working_days': () => ({ ...known, changed_at: null }),
      'PUT /staff/working_days': () => ({ ...known, changed_at: '2026-11-02T02:00:00Z' }),
    },
  })
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
  fireEvent.input(await screen.findByRole('textbox', { name: /^From/ }), { target: { value: '10' } })
  expect(button('Fill in').getAttribute('aria-disabled')).toBe('true')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Public holidays/ }), 'Germany')
  await userEvent.click(button('Fill in'))
  expect(screen.getByText(/^Filled in: Germany/, { selector: '[role=status]' })).toBeTruthy()
  expect(field(/Days off/).value).toContain('2026-12-25 2026-12-26')
  expect(field(/^From/).value).toBe('10')
  expect(sent.some(({ spec }) => spec === 'PUT /staff/working_days')).toBe(false)

  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Public holidays/ }), 'Mainland China')
  await userEvent.click(button('Fill in'))
  expect(field(/Extra working days/).value).toContain('2026-10-10')
  await userEvent.click(button('Save'))
  await waitFor(() =>
    expect(sent.find(({ spec }) => spec === 'PUT /staff/working_days')?.body).toMatchObject({
      opens_hour: 10,
      days_worked: expect.arrayContaining(['2026-10-10']),
    }),
  )
})
