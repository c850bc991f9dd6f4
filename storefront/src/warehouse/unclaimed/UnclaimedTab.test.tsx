import '@longhaul/ui/testing.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Replies, refuse, renderScreen } from '../../shared/render-screen.test-support.tsx'
import StoreScreen from '../StoreScreen.tsx'
import { around, idOf, shelfOf } from '../warehouse.test-support.ts'

const parcel = {
  id: idOf('bag'),
  warehouse_id: 'GZ1',
  courier: 'SF',
  number_end: '0123',
  look: 'Small grey bag',
  arrived_at: '2026-11-02T01:00:00.000Z',
  claimed_by_me: false,
}
const claim = {
  id: idOf('claim'),
  unclaimed_id: parcel.id,
  stage: 'rejected' as const,
  warehouse_id: 'GZ1',
  courier: 'SF',
  number_end: '0123',
  tracking_number: '',
  title: 'Two mugs',
  quantity: 2,
  value_fen: 8_800,
  note: '',
  images: [],
  reason: '',
  created_at: '2026-11-02T01:00:00.000Z',
  decided_at: null,
}

const open = (replies: Replies = {}) =>
  renderScreen(<StoreScreen />, {
    at: '/mine/store?tab=unclaimed',
    replies: {
      ...around,
      'GET /stock_items': shelfOf(),
      'GET /unclaimed': { items: [parcel], next_cursor: null },
      'GET /unclaimed_claims': { items: [], next_cursor: null },
      ...replies,
    },
  })

describe('unclaimed parcels', () => {
  it('keep the other pictures of a claim when one is refused', async () => {
    let sent: unknown
    let uploads = 0
    open({
      'POST /uploads': () => {
        uploads += 1
        return uploads === 2
          ? refuse(400, 'invalid_input', 'This isn’t a picture')
          : { id: idOf(`u${uploads}`), url: '/u', width: 1, height: 1 }
      },
      'POST /unclaimed/{id}/claim': ({ body }) => {
        sent = body
        return { ...claim, stage: 'submitted' }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Claim it' }))
    const fill = (label: RegExp, value: string) =>
      fireEvent.input(screen.getByLabelText(label), { target: { value } })
    fill(/What is inside/, 'Two mugs')
    fill(/What you paid for it/, '88')
    const pictures = ['order.png', 'broken.png', 'label.png'].map(
      (name) => new File([name], name, { type: 'image/png' }),
    )
    await userEvent.upload(screen.getByLabelText(/Pictures/), pictures)
    expect(await screen.findAllByText('This isn’t a picture')).not.toHaveLength(0)
    await waitFor(() => expect(screen.queryByText('broken.png')).toBeNull())
    expect(screen.getByText('order.png')).toBeTruthy()
    expect(screen.getByText('label.png')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Send the claim' }))
    await waitFor(() => expect(sent).toMatchObject({ file_ids: [idOf('u1'), idOf('u3')] }))
  })

  it('show the end of the number, and are claimed with the complete number', async () => {
    let sent: unknown
    open({
      'POST /unclaimed/{id}/claim': ({ body }) => {
        sent = body
        return { ...claim, stage: 'submitted' }
      },
    })
    expect(await screen.findByText('Ends in 0123')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Claim it' }))
    await userEvent.click(screen.getByRole('button', { name: 'Send the claim' }))
    expect(
      (await screen.findAllByText('Please give the tracking number, or a picture of your order')).length,
    ).toBeGreaterThan(0)
    expect(sent).toBe(undefined)
    const fill = (label: RegExp, value: string) =>
      fireEvent.input(screen.getByLabelText(label), { target: { value } })
    fill(/Whole tracking number/, ' sf1234567890123 ')
    fill(/What is inside/, 'Two mugs')
    fill(/What you paid for it/, '88')
    await userEvent.click(screen.getByRole('button', { name: 'Send the claim' }))
    await waitFor(() =>
      expect(sent).toEqual({
        tracking_number: 'sf1234567890123',
        title: 'Two mugs',
        quantity: 1,
        value_fen: 8_800,
        note: '',
        file_ids: [],
      }),
    )
  })

  it('show the result of a claim', async () => {
    open({ 'GET /unclaimed_claims': { items: [claim], next_cursor: null } })
    expect(await screen.findByText('Not accepted')).toBeTruthy()
    expect(screen.getByText('We couldn’t confirm that this parcel is yours.')).toBeTruthy()
  })

  it('are proved with pictures of the order, while the claim is undecided', async () => {
    let sent: unknown
    open({
      'GET /unclaimed_claims': { items: [{ ...claim, stage: 'submitted' }], next_cursor: null },
      'POST /uploads': { id: idOf('u1'), url: '/u', width: 1, height: 1 },
      'POST /unclaimed_claims/{id}/proof': ({ body }) => {
        sent = body
        return { ...claim, stage: 'submitted', images: ['/u'] }
      },
    })
    expect(await screen.findByText('We still need a picture of your order.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Add pictures' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Show that “Two mugs” is yours' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send the pictures' }))
    expect(await dialog.findByText('Please add a picture')).toBeTruthy()
    expect(sent).toBe(undefined)
    await userEvent.upload(
      dialog.getByLabelText(/Pictures/),
      new File(['order'], 'order.png', { type: 'image/png' }),
    )
    await waitFor(() => expect(dialog.queryByText('Please add a picture')).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: 'Send the pictures' }))
    await waitFor(() => expect(sent).toEqual({ note: '', file_ids: [idOf('u1')] }))
  })

  it('say when no number ends with the typed digits', async () => {
    open({
      'GET /unclaimed': ({ query }) => ({
        items: query.get('number_end') ? [] : [parcel],
        next_cursor: null,
      }),
    })
    await screen.findByText('Ends in 0123')
    fireEvent.input(screen.getByLabelText('Last digits of your tracking number'), {
      target: { value: 'SF9999' },
    })
    expect(await screen.findByText(/No unclaimed parcel ends with these digits/)).toBeTruthy()
  })
})
