import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ID, renderConsole } from '../shared/testing.tsx'
import type { Lead } from './lead.ts'
import LeadsScreen from './LeadsScreen.tsx'

const lead: Lead = {
  id: ID(5),
  name: 'Kim Park',
  company: 'Park Toys',
  email: 'kim@toys.example',
  phone: '',
  monthly_volume: 'up_to_1000',
  message: 'Plush toys',
  lang: 'en',
  stage: 'new',
  assignee_id: null,
  assignee_name: null,
  version: 1,
  created_at: '2026-11-02T01:00:00.000Z',
  consent_at: '2026-11-02T01:00:00.000Z',
  forgotten_on: '2027-11-02T01:00:00.000Z',
  events: [
    {
      kind: 'note',
      staff_name: 'Sue',
      note: 'Called',
      stage: null,
      assignee_name: null,
      created_at: '2026-11-02T02:00:00.000Z',
    },
  ],
  staff: [
    { id: ID(1), name: 'Su' },
    { id: ID(2), name: 'Sue' },
  ],
}

const open = (items: Lead[] = [lead]) =>
  renderConsole(<LeadsScreen />, {
    path: '/leads',
    roles: ['support'],
    replies: {
      'GET /staff/leads': () => ({ items, next_cursor: null }),
      'GET /staff/leads/{id}': () => lead,
      'POST /staff/leads/{id}/notes': () => lead,
      'POST /staff/leads/{id}/stage': () => ({ ...lead, stage: 'contacted' }),
      'POST /staff/leads/{id}/assign': () => lead,
    },
  })

describe('enquiries', () => {
  test('an enquiry is read, assigned, annotated and moved to the next stage', async () => {
    const { user, sent } = open()
    const panel = within(await screen.findByRole('article', { name: 'Park Toys' }))
    expect(panel.getByText('Plush toys')).toBeTruthy()
    expect(panel.getByText('Called')).toBeTruthy()
    await user.click(await panel.findByRole('button', { name: 'Assign to me' }))
    await waitFor(() => expect(sent[0]?.body).toEqual({ staff_id: ID(1), version: 1 }))
    fireEvent.input(panel.getByLabelText('Note'), { target: { value: ' Sent prices ' } })
    await user.click(panel.getByRole('button', { name: 'Add note' }))
    await waitFor(() => expect(sent[1]?.body).toEqual({ note: 'Sent prices' }))
    await user.click(panel.getByRole('button', { name: 'Mark as contacted' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Mark as contacted' }))
    await waitFor(() => expect(sent[2]?.body).toEqual({ stage: 'contacted', version: 1, note: '' }))
  })

  test('an empty note is not sent', async () => {
    const { user, sent } = open()
    const panel = within(await screen.findByRole('article', { name: 'Park Toys' }))
    await user.click(panel.getByRole('button', { name: 'Add note' }))
    expect(await panel.findByText('Please write a note')).toBeTruthy()
    expect(sent).toEqual([])
  })

  test('an empty desk says where enquiries come from', async () => {
    open([])
    expect(await screen.findByText(/Enquiries sent from the fulfilment page appear/)).toBeTruthy()
  })
})
