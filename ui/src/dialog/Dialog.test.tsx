import { pressEscapeInDialog } from '../testing.ts'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { TextField } from '../field/TextField.tsx'
import { AskHost } from './AskHost.tsx'
import { ask, notice } from './ask.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <Dialog title="Cancel this order?" {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
const openIt = async (props: Partial<DialogProps> = {}) => {
  render(<Page {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
}
const button = (name: string) => screen.getByRole('button', { name })

describe('Dialog', () => {
  it('is named by its title; success, warning and error have Cancel, notice does not', async () => {
    await openIt({ type: 'warning' })
    expect(screen.getByRole('dialog', { name: 'Cancel this order?' })).toBeTruthy()
    expect(button('Cancel')).toBeTruthy()
  })

  it('notice: Confirm only, with the focus on it', async () => {
    await openIt({ type: 'notice' })
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    expect(document.activeElement).toBe(button('Confirm'))
  })

  it('focuses Cancel first when Confirm is destructive, or the first field when there is one', async () => {
    await openIt({ danger: true })
    expect(document.activeElement).toBe(button('Cancel'))
    await userEvent.click(button('Cancel'))
  })

  it('focuses the first field', async () => {
    await openIt({ children: <TextField label="Reason" /> })
    expect(document.activeElement).toBe(screen.getByLabelText('Reason'))
  })

  it('closes on Cancel and on Escape and restores the focus', async () => {
    await openIt()
    await userEvent.click(button('Cancel'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button('open'))

    await userEvent.click(button('open'))
    act(pressEscapeInDialog)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button('open'))
  })

  it('is busy while Confirm is pending, then closes', async () => {
    let finish = () => {}
    const work = new Promise<void>((resolve) => (finish = resolve))
    await openIt({ onConfirm: () => work, busyText: 'Cancelling…' })
    await userEvent.click(button('Confirm'))
    expect(screen.getByRole('button', { name: /Cancelling…/ })).toBeTruthy()
    act(pressEscapeInDialog)
    expect(screen.getByRole('dialog')).toBeTruthy()
    await act(async () => finish())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['returns false', () => false],
    [
      'rejects with an error that was reported already',
      () => Promise.reject(Object.assign(new Error('refused'), { reported: true })),
    ],
  ])('stays open when Confirm %s', async (_case, onConfirm) => {
    await openIt({ onConfirm })
    await userEvent.click(button('Confirm'))
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(button('Confirm').getAttribute('data-state')).not.toBe('busy')
  })
})

describe('ask', () => {
  it('resolves with yes and no, one question after the other', async () => {
    render(<AskHost />)
    let answers: Promise<boolean[]> | undefined
    act(() => {
      answers = Promise.all([ask({ title: 'First?' }), ask({ title: 'Second?' })])
    })
    expect(screen.getByRole('dialog', { name: 'First?' })).toBeTruthy()
    await userEvent.click(button('Confirm'))
    expect(screen.getByRole('dialog', { name: 'Second?' })).toBeTruthy()
    await userEvent.click(button('Cancel'))
    expect(await answers).toEqual([true, false])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows a notice until it is confirmed', async () => {
    render(<AskHost />)
    let closed: Promise<void> | undefined
    act(() => {
      closed = notice('Not yet available')
    })
    expect(screen.getByRole('dialog', { name: 'Notice' }).textContent).toContain('Not yet available')
    await userEvent.click(button('Confirm'))
    await closed
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
