import type { Reply } from '@longhaul/contract/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ID, type Replier, renderConsole } from '../shared/testing.tsx'
import PolicyScreen from './PolicyScreen.tsx'

type Policy = Reply<'GET /staff/policy'>
type Row = Policy['acts'][number]

const remittance: Row = {
  act: 'remittance',
  kind: 'creates',
  measure: 'amount',
  limits: [
    { name: 'aloneFen', value: 150_000, usual: 200_000 },
    { name: 'aloneDayFen', value: 600_000, usual: 600_000 },
    { name: 'dayFen', value: 200_000_000, usual: 200_000_000 },
  ],
  roles: ['finance'],
  second: ['finance', 'admin'],
  wait_hours: 0,
  alert: 'none',
  today: [{ id: ID(7), name: 'Jin', fen: 698_000, alone_fen: 498_000, alone_times: 4 }],
  changed_at: '2026-11-20T02:00:00.000Z',
}
const rate: Row = {
  act: 'exchange_rate',
  kind: 'multiplies',
  measure: 'change',
  limits: [
    { name: 'alonePerMille', value: 30, usual: 30 },
    { name: 'aloneDayTimes', value: 1, usual: 1 },
    { name: 'mostPerMille', value: 200, usual: 200 },
  ],
  roles: ['finance'],
  second: ['finance', 'admin'],
  wait_hours: 0,
  alert: 'each',
  today: [],
  changed_at: null,
}
const limits: Row = {
  act: 'limits',
  kind: 'grants',
  measure: 'each',
  limits: [],
  roles: [],
  second: ['admin'],
  wait_hours: 24,
  alert: 'each',
  today: [],
  changed_at: null,
}

const due: Policy['due'][number] = {
  id: ID(20),
  act: 'limits',
  call: 'PUT /staff/policy/{act}',
  stage: 'approved',
  subject: 'remittance',
  reason: 'More remittances before the holidays',
  asked_by: { id: ID(8), name: 'Lin' },
  asked_at: '2026-11-23T09:10:00.000Z',
  decided_by: { id: ID(9), name: 'Meng' },
  decided_at: '2026-11-23T09:42:00.000Z',
  note: '',
  expires_at: '2026-11-26T09:10:00.000Z',
  due_at: '2026-11-24T09:42:00.000Z',
  why_not_approve: 'transition_not_allowed',
}

const open = (policy: Partial<Policy> = {}, replies: Record<string, Replier> = {}) => {
  const known = { acts: [remittance, rate, limits], due: [], without_second: [], ...policy }
  return renderConsole(<PolicyScreen />, {
    path: '/policy',
    replies: {
      'GET /staff/policy': () => known,
      'GET /staff/proposals': () => ({ items: known.due, next_cursor: null }),
      ...replies,
    },
  })
}
const rowOf = (act: string) => screen.getByRole('button', { name: act }).closest('tr')!
const details = (act: string) => within(screen.getByRole('article', { name: act }))

describe('the policy', () => {
  test('lists the acts in groups, with what one person may do and who did most', async () => {
    open()
    await screen.findByRole('article', { name: 'Remittance credited' })
    const cells = (act: string) => [...rowOf(act).querySelectorAll('td')].map((cell) => cell.textContent)
    expect(cells('Remittance credited')).toEqual([
      'finance',
      '1,500',
      '6,000',
      'Jin 6,980',
      'over 1,500',
      'at once',
      'by two',
    ])
    expect(cells('Exchange rate entered')).toEqual([
      'finance',
      '±3%',
      '1×',
      '—',
      '3%–20%',
      'at once',
      'each time',
    ])
    expect(cells('Limits of this page').slice(1, 3)).toEqual(['—', '—'])
    expect(
      screen.getAllByRole('rowheader').filter((head) => head.getAttribute('scope') === 'rowgroup'),
    ).toHaveLength(3)
  })

  test('says of a row what each person did and what is left, and filters by use', async () => {
    const { user } = open()
    const side = details((await screen.findByRole('article')).getAttribute('aria-label')!)
    expect(side.getByText('4,980 of 6,000')).toBeTruthy()
    expect(
      side.getByText(/1,020 left until a second person is needed · 2,000 with a second person/),
    ).toBeTruthy()
    expect(side.getByText('otherwise 2,000')).toBeTruthy()
    await user.keyboard('j')
    await waitFor(() => details('Exchange rate entered'))
    await user.click(screen.getByRole('button', { name: /In the last 24 hours/ }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Exchange rate entered' })).toBeNull())
    expect(rowOf('Remittance credited')).toBeTruthy()
  })

  test('a change that is due can be stopped, with a reason', async () => {
    const { user, sent } = open(
      { due: [due] },
      { 'POST /staff/proposals/{id}/reject': () => ({ ...due, stage: 'rejected' }) },
    )
    await screen.findByText(/1 change takes effect/)
    await user.click(await screen.findByRole('button', { name: /Stop it/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Stop it' }))
    expect(await dialog.findByText('Please give a reason')).toBeTruthy()
    expect(sent).toEqual([])
    await user.type(dialog.getByLabelText(/^Reason/), 'Nobody told me')
    await user.click(dialog.getByRole('button', { name: 'Stop it' }))
    await waitFor(() =>
      expect(sent).toMatchObject([
        { spec: 'POST /staff/proposals/{id}/reject', body: { reason: 'Nobody told me' } },
      ]),
    )
  })

  test('a shop without a second person is told what it cannot protect itself against', async () => {
    open({ without_second: ['remittance'] })
    await screen.findByRole('article', { name: 'Remittance credited' })
    expect(screen.getAllByText(/no two independent people may decide/)).toHaveLength(2)
    expect(screen.getAllByText(/each such decision waits 24 hours/)).toHaveLength(2)
  })
})

describe('new limits', () => {
  const openForm = async (replies: Record<string, Replier> = {}) => {
    const view = open({}, replies)
    await screen.findByRole('article', { name: 'Remittance credited' })
    await view.user.click(screen.getByRole('button', { name: /Propose a change/ }))
    const sheet = within(await screen.findByRole('dialog'))
    const type = async (label: RegExp, typed: string) => {
      await view.user.clear(sheet.getByLabelText(label))
      await view.user.type(sheet.getByLabelText(label), typed)
    }
    return { ...view, sheet, type }
  }

  test('that tighten take effect at once, as the form says', async () => {
    const { user, sent, sheet, type } = await openForm({ 'PUT /staff/policy/{act}': () => remittance })
    await type(/^Alone, in one act/, '1000')
    expect(sheet.getByText(/tightens the limits, so it takes effect at once/)).toBeTruthy()
    await type(/^Reason/, 'Quiet season')
    await user.click(sheet.getByRole('button', { name: 'Tighten now' }))
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          spec: 'PUT /staff/policy/{act}',
          body: { limits: { aloneFen: 100_000 }, reason: 'Quiet season' },
        },
      ]),
    )
  })

  test('out of order are not sent', async () => {
    const { user, sent, sheet, type } = await openForm()
    await type(/^Alone, in 24 hours/, '1000')
    await type(/^Reason/, 'Quiet season')
    await user.click(sheet.getByRole('button', { name: 'Tighten now' }))
    expect(await sheet.findByText('This must not be smaller than the limit above it')).toBeTruthy()
    expect(sent).toEqual([])
  })
})
