import '../testing.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { LinkButton } from './LinkButton.tsx'

describe('a click', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is ignored for 2000 ms after a click, with the focus kept', () => {
    const onClick = vi.fn()
    render(<Button onClick={onClick}>Pay</Button>)
    const button = screen.getByRole('button', { name: 'Pay' })
    button.focus()
    fireEvent.click(button)
    fireEvent.click(button)
    act(() => void vi.advanceTimersByTime(1999))
    fireEvent.click(button)
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(button)

    act(() => void vi.advanceTimersByTime(2))
    fireEvent.click(button)
    expect(onClick).toHaveBeenCalledTimes(2)
  })

  it('always counts with guardMs 0', () => {
    const onClick = vi.fn()
    render(
      <Button guardMs={0} onClick={onClick}>
        More
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'More' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(onClick).toHaveBeenCalledTimes(2)
    expect(button.hasAttribute('aria-disabled')).toBe(false)
  })

  it('submits its form once', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button submit>Send</Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Send' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('submits a form again immediately after a field is corrected', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Code" />
        <Button submit>Send</Button>
        <Button>Other</Button>
      </form>,
    )
    const send = screen.getByRole('button', { name: 'Send' })
    const other = screen.getByRole('button', { name: 'Other' })
    fireEvent.click(send)
    fireEvent.click(other)
    fireEvent.input(screen.getByLabelText('Code'), { target: { value: '123456' } })
    expect(send.hasAttribute('aria-disabled')).toBe(false)
    expect(other.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(send)
    fireEvent.click(send)
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('is still ignored when the submitted field loses the focus and only then fires its change event', () => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Code" />
        <Button submit>Send</Button>
      </form>,
    )
    const send = screen.getByRole('button', { name: 'Send' })
    fireEvent.click(send)
    fireEvent.change(screen.getByLabelText('Code'))
    expect(send.getAttribute('aria-disabled')).toBe('true')
  })
})

it('does nothing while disabled, and stays in the Tab order', async () => {
  const onClick = vi.fn()
  render(
    <Button disabled onClick={onClick}>
      Ship
    </Button>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ship' }))
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
})

it('says why it is disabled, in its description and not in its name', () => {
  render(<Button disabledReason="Bought already">Cancel order</Button>)
  const button = screen.getByRole('button', { name: 'Cancel order', description: 'Bought already' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

it('changes its name while busy and ignores clicks', async () => {
  const onClick = vi.fn()
  const { rerender } = render(<Button onClick={onClick}>Pay</Button>)
  rerender(
    <Button busy="Paying…" onClick={onClick}>
      Pay
    </Button>,
  )
  // The previous label keeps the width; the style sheet hides it with `visibility`, which screen readers
  // honour.
  const button = screen.getByRole('button', { name: /Paying…$/ })
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

it('exposes its type and size to the style sheet', () => {
  render(
    <Button type="assistRed" size="biggest">
      Pay
    </Button>,
  )
  const button = screen.getByRole('button')
  expect(button.dataset).toMatchObject({ type: 'assistRed', size: 'biggest' })
})

it('a link that looks like a button is a link', () => {
  render(<LinkButton href="/cart">Cart</LinkButton>)
  expect(screen.getByRole('link', { name: 'Cart' }).getAttribute('href')).toBe('/cart')
})
