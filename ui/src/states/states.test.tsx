import '../testing.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { EmptyCart } from '../illustrations/EmptyCart.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'

it('an empty state says so and offers one action', () => {
  render(
    <EmptyState picture={<EmptyCart />} title="Your cart is empty" action={<button>Paste a link</button>}>
      We buy it for you.
    </EmptyState>,
  )
  expect(screen.getByText('Your cart is empty')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Paste a link' })).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

it('an error is announced, shows its number, and can be retried any number of times', async () => {
  const onRetry = vi.fn()
  render(<ErrorState reference="01J9" onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toContain('Reference 01J9')
  const again = screen.getByRole('button', { name: 'Try again' })
  await userEvent.click(again)
  await userEvent.click(again)
  expect(onRetry).toHaveBeenCalledTimes(2)
})
