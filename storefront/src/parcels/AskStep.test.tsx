import '@longhaul/ui/testing.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Replies, renderScreen } from '../shared/render-screen.test-support.tsx'
import PackageScreen from './PackageScreen.tsx'
import type { Ask, ParcelPage } from './parcel.ts'
import { PARCEL_ID, nextStep, parcel } from './parcels.test-support.ts'

const ask = (over: Partial<Ask>): Ask => ({
  kind: 'papers',
  words: '',
  asked_at: '2026-11-20T01:00:00.000Z',
  papers: [],
  answer: null,
  note: '',
  answered_at: null,
  ...over,
})
const open = (about: NonNullable<ParcelPage['next']>['about'], asked: Ask, replies: Replies = {}) =>
  renderScreen(<PackageScreen />, {
    at: `/mine/package/packageDetail?id=${PARCEL_ID}`,
    replies: {
      'GET /parcels/{id}': parcel({
        stage: 'exception',
        next: nextStep({ kind: 'answer', about, waits: true }),
        ask: asked,
      }),
      'POST /parcels/{id}/answer': {},
      ...replies,
    },
  })
const answers = (asked: readonly { spec: string; body: unknown }[]) =>
  asked.filter(({ spec }) => spec === 'POST /parcels/{id}/answer').map(({ body }) => body)

it('asks for duty in the words of staff, and hears that it is paid', async () => {
  const { asked } = open('duty_due', ask({ kind: 'duty', words: 'The post office collects €23.40.' }))
  const step = within(await screen.findByRole('region', { name: 'Duty is waiting to be paid' }))
  expect(
    step.getByText(/^The post office collects €23\.40\. You pay it to the carrier, not to us\./),
  ).toBeTruthy()
  await userEvent.type(step.getByRole('textbox', { name: /^Note for us/ }), 'Reference 4711 ')
  await userEvent.click(step.getByRole('button', { name: 'I’ve paid it' }))
  await waitFor(() => expect(answers(asked)).toEqual([{ answer: 'paid', note: 'Reference 4711' }]))
})

describe('papers for customs', () => {
  it('says what is asked, what is ready and what is missing, and sends what is ready', async () => {
    const { asked } = open('papers_wanted', ask({ words: 'Please add your proof of payment.' }))
    const step = within(await screen.findByRole('region', { name: 'Customs asks for papers' }))
    expect(step.getByText('Please add your proof of payment.')).toBeTruthy()
    expect(step.getByText('Commercial invoice · From us, ready')).toBeTruthy()
    expect(step.getByText('Missing')).toBeTruthy()
    expect(screen.queryByText(/Nothing to do/)).toBeNull()
    await userEvent.click(step.getByRole('button', { name: 'Send only what is ready' }))
    await waitFor(() => expect(answers(asked)).toEqual([{ answer: 'papers', note: '' }]))
  })

  it('refuses a file of another kind before it is uploaded', async () => {
    const { asked } = open('papers_wanted', ask({}))
    const input = await screen.findByLabelText('Add a file or take a photo')
    fireEvent.change(input, {
      target: { files: [new File(['x'], 'proof.docx', { type: 'application/msword' })] },
    })
    expect(await screen.findByText(/^proof\.docx/)).toBeTruthy()
    expect(asked.some(({ spec }) => spec === 'POST /parcels/{id}/papers')).toBe(false)
  })

  it('lists what was added, which can be removed until all is sent', async () => {
    const paper = { id: '00000000-0000-4000-8000-000000000009', name: 'proof.pdf', url: '/x', bytes: 3 }
    const { asked } = open('papers_wanted', ask({ papers: [paper] }), {
      'DELETE /parcels/{id}/papers/{file_id}': {},
    })
    expect((await screen.findByRole('link', { name: 'proof.pdf' })).getAttribute('href')).toBe('/x')
    expect(screen.getByRole('button', { name: 'Send all 4 papers' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Remove proof.pdf' }))
    await waitFor(() =>
      expect(asked.some(({ spec }) => spec === 'DELETE /parcels/{id}/papers/{file_id}')).toBe(true),
    )
  })

  it('says that they were sent', async () => {
    open('answer_sent', ask({ answer: 'papers', answered_at: '2026-11-21T01:00:00.000Z' }))
    expect(await screen.findByText('Papers sent. We’re passing them on.')).toBeTruthy()
  })
})

describe('a failed delivery', () => {
  it('offers another one or to collect it, with a note', async () => {
    const { asked } = open('not_delivered', ask({ kind: 'delivery' }))
    const step = within(await screen.findByRole('region', { name: 'It couldn’t be delivered' }))
    await userEvent.type(step.getByRole('textbox', { name: /Note for the carrier/ }), 'After 18:00')
    expect(step.getByRole('button', { name: 'I’ll collect it' })).toBeTruthy()
    await userEvent.click(step.getByRole('button', { name: 'Deliver it again' }))
    await waitFor(() => expect(answers(asked)).toEqual([{ answer: 'again', note: 'After 18:00' }]))
  })

  it('that is to be collected asks for nothing but the receipt', async () => {
    open('to_collect', ask({ kind: 'collect' }))
    expect(await screen.findByText('It’s ready for you to collect')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Confirm receipt' }).length).toBeGreaterThan(0)
  })
})
