import type { Reply } from '@longhaul/contract/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ID, Refused, type Replier, renderConsole } from '../shared/testing.tsx'
import ApprovalsScreen from './ApprovalsScreen.tsx'

type Detail = Reply<'GET /staff/proposals/{id}'>
type Payment = Reply<'GET /staff/approvals'>['items'][number]

const rate: Detail = {
  id: ID(20),
  act: 'exchange_rate',
  call: 'POST /staff/exchange_rates',
  stage: 'waiting',
  subject: 'HKD',
  reason: 'The counter charges more',
  asked_by: { id: ID(7), name: 'Jin' },
  asked_at: '2026-11-24T05:18:00.000Z',
  decided_by: null,
  decided_at: null,
  note: '',
  expires_at: '2026-11-27T05:18:00.000Z',
  due_at: null,
  why_not_approve: null,
  changes: [{ name: 'rate', before: '0.855000000', after: '0.900000000' }],
  published: { value: '0.856200000', on: '2026-11-24' },
  per_mille: 51,
  figure: '0.9000',
  yesterday: {
    of: 'recharges',
    count: 14,
    before_fen: 719_910,
    after_fen: 757_800,
    largest: { number: 'R000088120', before_fen: 256_500, after_fen: 270_000 },
    house_loses_fen: 37_890,
  },
  people: [
    { id: ID(1), name: 'Su', why_not: null, ties: [] },
    { id: ID(7), name: 'Jin', why_not: 'second_person_needed', ties: [] },
    {
      id: ID(8),
      name: 'Sun',
      why_not: 'second_person_dependent',
      ties: [{ by: 'Jin', to: 'Sun', what: 'reset', at: '2026-11-20T08:02:00.000Z' }],
    },
  ],
}
const mine: Detail = {
  ...rate,
  id: ID(21),
  act: 'staff_rights',
  subject: 'Sun',
  asked_by: { id: ID(1), name: 'Su' },
  why_not_approve: 'second_person_needed',
  asked_at: '2026-11-24T06:00:00.000Z',
  changes: [{ name: 'roles', before: ['support'], after: ['support', 'finance'] }],
  published: null,
  per_mille: null,
  figure: null,
  yesterday: null,
  people: [{ id: ID(1), name: 'Su', why_not: 'second_person_needed', ties: [] }],
}
const refund: Payment = {
  kind: 'refund_case',
  id: ID(30),
  number: 'O000102540',
  stage: 'to_refund',
  amount_fen: 248_000,
  about: 'Teapot',
  shopper: { id: ID(6), code: 'AB12CD', email: 'mei@demo.example', nickname: 'Mei' },
  first_by: ID(9),
  first_by_name: 'Zhou',
  first_at: '2026-11-24T03:50:00.000Z',
  why_not_second: null,
}

function open(
  details: readonly Detail[],
  { payments = [], replies = {} }: { payments?: Payment[]; replies?: Record<string, Replier> } = {},
) {
  return renderConsole(<ApprovalsScreen />, {
    path: '/approvals',
    roles: ['finance'],
    replies: {
      'GET /staff/approvals': () => ({ items: payments }),
      'GET /staff/proposals': () => ({ items: details, next_cursor: null }),
      'GET /staff/proposals/{id}': ({ path }) => details.find(({ id }) => path.endsWith(id)),
      ...replies,
    },
  })
}
const isOff = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
const panel = (name: string) => screen.findByRole('article', { name }).then((found) => within(found))

describe('what waits for a second person', () => {
  test('is listed by who decides it, payments and proposals alike, the longest waiting first', async () => {
    open([rate, mine], { payments: [refund] })
    const own = within(await screen.findByRole('region', { name: 'Waiting for you · 2' }))
    expect(own.getAllByRole('button').map((row) => row.textContent)).toEqual([
      expect.stringContaining('Refund ¥2,480.00'),
      expect.stringContaining('Exchange rate entered · HKD'),
    ])
    const others = within(screen.getByRole('region', { name: 'Not yours to decide · 1' }))
    expect(others.getByRole('button').textContent).toContain('Staff, roles, log-in resets · Sun')
    expect(await screen.findByRole('link', { name: 'Decide on its page' })).toBeTruthy()
  })

  test('shows the values, what it would have done, and who is independent', async () => {
    open([rate])
    const shown = await panel('Exchange rate entered · HKD')
    expect(shown.getByText('0.8550')).toBeTruthy()
    expect(shown.getByText('0.9000')).toBeTruthy()
    expect(shown.getByText('5.3% more than now')).toBeTruthy()
    expect(shown.getByText('0.8562')).toBeTruthy()
    expect(shown.getByText('The shop would have paid ¥378.90 more in a day.')).toBeTruthy()
    expect(shown.getByRole('row', { name: /13 others/ }).textContent).toContain('+¥243.90')
    expect(await shown.findByText('You can be the second person')).toBeTruthy()
    expect(shown.getByText('Sun can’t')).toBeTruthy()
    expect(shown.getByText(/Jin reset the two-step verification of Sun/)).toBeTruthy()
  })
})

describe('approving', () => {
  test('takes the new figure: with another one nothing is sent', async () => {
    const { user, sent } = open([rate], {
      replies: { 'POST /staff/proposals/{id}/approve': () => ({ ...rate, stage: 'done' }) },
    })
    const field = await screen.findByLabelText(/^To approve, type the new figure/)
    expect(isOff(/^Approve/)).toBe(true)
    await user.type(field, '0.8550{Control>}{Enter}{/Control}')
    expect(isOff(/^Approve/)).toBe(true)
    expect(await screen.findByText('This isn’t the new figure')).toBeTruthy()
    expect(sent).toEqual([])
    await user.clear(field)
    await user.type(field, '0.9000')
    expect(isOff(/^Approve/)).toBe(false)
    // Enter alone approves nothing.
    await user.type(field, '{Enter}')
    expect(sent).toEqual([])
    await user.type(field, '{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(sent).toMatchObject([
        { spec: 'POST /staff/proposals/{id}/approve', body: { figure: '0.9000' } },
      ]),
    )
  })

  test('without a figure takes a confirmation', async () => {
    const { user, sent } = open([{ ...mine, asked_by: { id: ID(7), name: 'Jin' }, why_not_approve: null }], {
      replies: { 'POST /staff/proposals/{id}/approve': () => ({ ...mine, stage: 'done' }) },
    })
    await panel('Staff, roles, log-in resets · Sun')
    expect(screen.getByText('support, finance')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Approve/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(sent[0]?.body).toEqual({ figure: null }))
  })

  test('is not for the person who asked, who can only withdraw', async () => {
    const { user, sent } = open([mine], {
      replies: { 'POST /staff/proposals/{id}/reject': () => ({ ...mine, stage: 'rejected' }) },
    })
    const shown = await panel('Staff, roles, log-in resets · Sun')
    expect(await shown.findByText('You proposed this')).toBeTruthy()
    expect(isOff(/^Approve/)).toBe(true)
    await user.click(await shown.findByRole('button', { name: /^Withdraw/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Reason/), 'A mistake')
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(sent[0]?.body).toEqual({ reason: 'A mistake' }))
  })

  test('that the server refuses says why', async () => {
    const { user } = open([rate], {
      replies: {
        'POST /staff/proposals/{id}/approve': () =>
          new Refused(409, 'You aren’t independent of the first person'),
      },
    })
    await user.type(await screen.findByLabelText(/^To approve, type the new figure/), '0.9000')
    await user.click(screen.getByRole('button', { name: /^Approve/ }))
    expect(await screen.findByText('You aren’t independent of the first person')).toBeTruthy()
  })
})
