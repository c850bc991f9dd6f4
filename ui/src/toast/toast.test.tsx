import '../testing.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from '../dialog/Dialog.tsx'
import { TOAST_MS, holdToasts, toast } from './toast.ts'
import { ToastRegion } from './ToastRegion.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  holdToasts(false)
})
afterEach(() => {
  pass(60_000)
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const say = (speak: () => void) => act(speak)

it('is shown for 4000 ms', () => {
  expect(TOAST_MS).toBe(4000)
  render(<ToastRegion />)
  say(() => void toast.success('Saved'))
  pass(3800)
  expect(screen.getByText('Saved')).toBeTruthy()
  pass(400)
  expect(screen.queryByText('Saved')).toBeNull()
})

it('is polite, an error is assertive; both regions exist before any text', () => {
  render(<ToastRegion />)
  const polite = screen.getByRole('status')
  const assertive = screen.getByRole('alert')
  say(() => {
    toast.success('Saved')
    toast.error('Refused')
  })
  expect(within(polite).getByText('Saved')).toBeTruthy()
  expect(within(assertive).getByText('Refused')).toBeTruthy()
})

it('stays while it is hovered or focused, and while the tab is hidden', () => {
  render(<ToastRegion />)
  say(() => void toast.info('Rate'))
  const card = screen.getByText('Rate')
  fireEvent.pointerEnter(card.closest('.toasts') ?? card)
  pass(10_000)
  expect(screen.getByText('Rate')).toBeTruthy()
  fireEvent.pointerLeave(card.closest('.toasts') ?? card)

  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  pass(10_000)
  expect(screen.getByText('Rate')).toBeTruthy()
  hidden.mockRestore()
  pass(4200)
  expect(screen.queryByText('Rate')).toBeNull()
})

it('keeps three, and shows the same text once', () => {
  render(<ToastRegion />)
  say(() => {
    for (const text of ['one', 'two', 'two', 'three', 'four']) toast.info(text)
  })
  expect(screen.queryByText('one')).toBeNull()
  expect(screen.getAllByText('two')).toHaveLength(1)
  expect(screen.getByText('four')).toBeTruthy()
})

it('offers one action and can be dismissed', () => {
  const onClick = vi.fn()
  render(<ToastRegion />)
  say(() => void toast.success('Removed', { action: { label: 'Undo', onClick } }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Removed')).toBeNull()

  say(() => void toast.success('Added'))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Added')).toBeNull()
})

it('is inside the open dialog, because the rest is inert', () => {
  const page = (open: boolean) => (
    <>
      <ToastRegion />
      <Dialog open={open} title="Refund" onClose={() => {}} />
    </>
  )
  const { rerender } = render(page(true))
  say(() => void toast.error('Refused'))
  expect(within(screen.getByRole('dialog')).getByText('Refused')).toBeTruthy()
  rerender(page(false))
  expect(screen.getByText('Refused').closest('dialog')).toBeNull()
})
