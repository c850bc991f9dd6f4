import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ExchangeRateSheet } from '../finance/ExchangeRateSheet.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { ID, Refused, type Replier, renderConsole } from '../shared/testing.tsx'

const NEEDED = new Refused(409, 'A second person has to agree to this', {
  error: 'transition_not_allowed',
  reason: 'second_person_needed',
  act: 'exchange_rate',
  proposal: true,
})
const proposed = {
  id: ID(20),
  act: 'exchange_rate',
  call: 'POST /staff/exchange_rates',
  stage: 'waiting',
  subject: 'HKD',
  reason: 'The counter charges more',
  asked_by: { id: ID(1), name: 'Su' },
  asked_at: '2026-11-24T05:18:00.000Z',
  decided_by: null,
  decided_at: null,
  note: '',
  expires_at: '2026-11-27T05:18:00.000Z',
  due_at: null,
  why_not_approve: 'second_person_needed',
}

/** Enters a rate that the server refuses for one person alone. */
async function enter(propose: Replier) {
  const closed: string[] = []
  const view = renderConsole(
    <ExchangeRateSheet currency="HKD" rates={[]} onClose={() => closed.push('closed')} />,
    {
      roles: ['finance'],
      replies: {
        'GET /staff/exchange_rates/{currency}': () => ({ rates: [] }),
        'POST /staff/exchange_rates': () => NEEDED,
        'POST /staff/proposals': propose,
      },
    },
  )
  await view.user.type(await screen.findByLabelText(/^Yuan for one unit/), '0.9000')
  await view.user.click(screen.getByRole('button', { name: 'Save this rate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'This needs a second person' }))
  return { ...view, closed, dialog }
}

test('what one person may not do alone is proposed with the same input, and the form closes', async () => {
  const { user, sent, dialog, closed } = await enter(() => proposed)
  expect(dialog.getByText(/Exchange rate entered: one person may not do this alone/)).toBeTruthy()
  expect(dialog.getByText(/If nobody decides within 3 days it lapses/)).toBeTruthy()
  await user.type(dialog.getByLabelText(/^Reason/), 'The counter charges more')
  await user.click(dialog.getByRole('button', { name: 'Propose' }))
  await waitFor(() => expect(closed).toEqual(['closed']))
  const [entered, asked] = sent
  expect(asked).toMatchObject({
    spec: 'POST /staff/proposals',
    body: {
      call: 'POST /staff/exchange_rates',
      params: {},
      body: entered!.body,
      reason: 'The counter charges more',
    },
  })
  expect(await screen.findByText(/Nothing has changed yet. It waits for a second person until/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
})

test('a proposal that is refused says why in the dialog, and can be given up', async () => {
  const { user, dialog, closed } = await enter(
    () => new Refused(400, 'This change is larger than anyone may make at once', { error: 'invalid_input' }),
  )
  await user.type(dialog.getByLabelText(/^Reason/), 'The counter charges more')
  await user.click(dialog.getByRole('button', { name: 'Propose' }))
  expect(await dialog.findByText('This change is larger than anyone may make at once')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  // The form stays open and says why nothing was saved.
  expect(await screen.findByText('A second person has to agree to this')).toBeTruthy()
  expect(closed).toEqual([])
})

test('a shop without a second person is told from when its only person may approve', async () => {
  const { user, dialog, closed } = await enter(() => ({
    ...proposed,
    why_not_approve: 'second_person_waits',
  }))
  await user.type(dialog.getByLabelText(/^Reason/), 'The counter charges more')
  await user.click(dialog.getByRole('button', { name: 'Propose' }))
  await waitFor(() => expect(closed).toEqual(['closed']))
  expect(await screen.findByText(/you can approve it yourself from/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
})

/** A dialog that asks for a reason, as those of the staff page do. */
function Reset({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(true)
  const reset = useSend('POST /staff/members/{id}/reset_two_factor')
  function close() {
    setOpen(false)
    onClose()
  }
  return (
    open && (
      <ReasonDialog
        title="Reset?"
        confirmText="Reset"
        onSend={(reason) => reset.mutateAsync({ params: { id: ID(8) }, body: { reason } })}
        onClose={close}
      />
    )
  )
}

test('a dialog whose call was proposed closes, and the reason is not typed twice', async () => {
  const closed: string[] = []
  const { user, sent } = renderConsole(<Reset onClose={() => closed.push('closed')} />, {
    replies: {
      'POST /staff/members/{id}/reset_two_factor': () =>
        new Refused(409, 'A second person has to agree to this', {
          error: 'transition_not_allowed',
          reason: 'second_person_needed',
          act: 'staff_rights',
          proposal: true,
        }),
      'POST /staff/proposals': () => ({ ...proposed, act: 'staff_rights' }),
    },
  })
  await user.type(await screen.findByLabelText(/^Reason/), 'Lost their telephone')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'This needs a second person' }))
  await user.click(dialog.getByRole('button', { name: 'Propose' }))
  await waitFor(() => expect(closed).toEqual(['closed']))
  expect(sent.at(-1)?.body).toMatchObject({
    call: 'POST /staff/members/{id}/reset_two_factor',
    params: { id: ID(8) },
    reason: 'Lost their telephone',
  })
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
})
