import '@longhaul/ui/testing.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { refuse, renderScreen, type Replies } from '../shared/render-screen.test-support.tsx'
import { LeadForm } from './LeadForm.tsx'

beforeEach(() => sessionStorage.clear())

const open = (replies: Replies = { 'POST /leads': { id: '00000000-0000-4000-8000-000000000001' } }) =>
  renderScreen(<LeadForm />, { at: '/fulfilment', replies })
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function fillAll() {
  fill('Your name', 'Kim')
  fill('Email', 'kim@toys.example')
  fill('Orders per month', 'up_to_100')
  await userEvent.click(screen.getByLabelText(/You may store these details/))
}

test('a complete enquiry is sent with its consent, and the sender sees where the answer will go', async () => {
  const { asked } = open()
  await fillAll()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/We’ll reply to kim@toys.example/)).toBeTruthy()
  expect(asked.find((entry) => entry.spec === 'POST /leads')?.body).toMatchObject({
    name: 'Kim',
    consent: true,
    website: '',
  })
})

test('the honeypot is out of reach of keyboard and screen readers', () => {
  open()
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]')!
  expect(trap.tabIndex).toBe(-1)
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(trap.autocomplete).toBe('off')
})

test('without consent nothing is sent', async () => {
  const { asked } = open()
  await fillAll()
  await userEvent.click(screen.getByLabelText(/You may store these details/))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findAllByText('We need your consent to reply')).length).toBeGreaterThan(0)
  expect(asked.filter((entry) => entry.spec === 'POST /leads')).toEqual([])
})

test('a rate limit is reported, and what was typed stays', async () => {
  open({ 'POST /leads': refuse(429, 'too_many_requests', 'Too many attempts. Please wait a moment') })
  await fillAll()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getAllByText(/Too many attempts/).length).toBeGreaterThan(0))
  expect((screen.getByLabelText('Your name') as HTMLInputElement).value).toBe('Kim')
})
