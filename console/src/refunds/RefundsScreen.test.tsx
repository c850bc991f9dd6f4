import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import { ID, renderConsole } from '../shared/testing.tsx'
import { PLAIN } from '../shared/goods/goods.test-support.ts'
import type { RefundCase } from './refund-case.ts'
import RefundsScreen from './RefundsScreen.tsx'

const refund = (stage: RefundCase['stage']): RefundCase => ({
  id: ID(1),
  stage,
  order_number: '10198-1',
  item_id: ID(2),
  goods: { ...PLAIN, title: 'Shirt', options_text: '', quantity: 1, image: null },
  item_stage: 'in_stock',
  item_url: 'https://item.taobao.com/item.htm?id=1',
  deadline_at: '2026-11-07T01:00:00.000Z',
  problem_note: 'green, not blue',
  photos: [{ id: ID(9), url: 'https://shop.example/photo.jpg', note: 'Collar' }],
  shopper_lang: 'en',
  shopper_name: 'Mei',
  reason: 'Wrong colour',
  amount_fen: 13_900,
  goods_fen: 12_900,
  freight_fen: 0,
  service_fen: 1_000,
  return_fen: 0,
  cause: 'wrong_options',
  fault: 'ours',
  problem: 'bought_wrong',
  quantity: 1,
  item_quantity: 1,
  created_at: '2026-11-02T01:00:00.000Z',
  order_id: ID(3),
  shopper_id: ID(4),
  two_people: false,
  approved_by: null,
  approved_by_name: null,
  why_not_second: null,
})

const open = (stage: RefundCase['stage'], roles: readonly StaffRole[]) =>
  renderConsole(<RefundsScreen />, {
    path: '/refunds',
    roles,
    replies: {
      'GET /staff/refund_cases': () => ({ items: [refund(stage)], next_cursor: null }),
      'POST /staff/refund_cases/{id}/decide': () => ({ stage: 'refunded', approved: false }),
    },
  })

const isOff = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

describe('refund requests', () => {
  test('support may grant and reject; paying back is a later step for finance', async () => {
    open('requested', ['support'])
    await screen.findByRole('article', { name: 'Shirt' })
    await waitFor(() => expect(isOff(/^Grant/)).toBe(false))
    expect(isOff(/^Reject/)).toBe(false)
    expect(isOff(/^Pay back/)).toBe(true)
  })

  test('shows, beside its reason, the seller’s and the inspection pictures, and the deadline for requesting it', async () => {
    open('requested', ['support'])
    await screen.findByRole('article', { name: 'Shirt' })
    expect(screen.getByText('Collar')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Inspection photo 1' }).getAttribute('href')).toContain(
      'photo.jpg',
    )
    expect(screen.getByText(/We bought the wrong thing green, not blue/)).toBeTruthy()
    expect(screen.getByText('Could be requested until')).toBeTruthy()
  })

  test('finance pays back what was granted, after confirming the amount', async () => {
    const { user, sent } = open('to_refund', ['finance'])
    await screen.findByRole('article', { name: 'Shirt' })
    await waitFor(() => expect(isOff(/^Pay back/)).toBe(false))
    expect(isOff(/^Grant/)).toBe(true)
    await user.click(screen.getByRole('button', { name: /^Pay back/ }))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(/139\.00 CNY goes to the balance of Mei/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Pay back' }))
    await waitFor(() => expect(sent[0]?.body).toEqual({ step: 'pay_back', note: '' }))
  })

  test('granting may change who is at fault', async () => {
    const { user, sent } = open('requested', ['support'])
    await screen.findByRole('article', { name: 'Shirt' })
    await user.click(await screen.findByRole('radio', { name: "The seller's fault" }))
    await user.click(screen.getByRole('button', { name: /^Grant/ }))
    await waitFor(() => expect(sent[0]?.body).toEqual({ step: 'grant', note: '', fault: 'seller' }))
  })

  test('rejecting needs a reason that the shopper reads', async () => {
    const { user, sent } = open('requested', ['support'])
    await screen.findByRole('article', { name: 'Shirt' })
    await waitFor(() => expect(isOff(/^Reject/)).toBe(false))
    await user.click(screen.getByRole('button', { name: /^Reject/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Reason'), 'Worn')
    await user.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(sent[0]?.body).toEqual({ step: 'reject', note: 'Worn' }))
  })
})

test('if another role decides first, the text beside the buttons says whose turn it is', async () => {
  open('requested', ['finance'])
  expect(await screen.findByText(/^Only for the roles? .*buyer/, { selector: 'p' })).toBeTruthy()
})
