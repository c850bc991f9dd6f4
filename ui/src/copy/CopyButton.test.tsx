import '../testing.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ToastRegion } from '../toast/ToastRegion.tsx'
import { CopyButton } from './CopyButton.tsx'

it('copies and confirms it', async () => {
  const user = userEvent.setup()
  render(<CopyButton text="25-0712-4418" what="order number" />)
  await user.click(screen.getByRole('button', { name: 'Copy order number' }))
  expect(await navigator.clipboard.readText()).toBe('25-0712-4418')
  expect(screen.getByRole('status').textContent).toBe('Copied')
})

it('reports when the browser denies access to the clipboard', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
  render(
    <>
      <CopyButton text="x" what="link" />
      <ToastRegion />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(screen.getByText(/Copying was blocked/)).toBeTruthy()
})
