import '@longhaul/ui/testing.ts'
import { ChunkError } from '@longhaul/browser/chunk/chunk-reload.ts'
import { useChunk } from '@longhaul/browser/chunk/use-chunk.ts'
import { ErrorBoundary } from '@longhaul/browser/state/ErrorBoundary.tsx'
import { MemoryRouter } from '@longhaul/ui/address/router.tsx'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Stopped } from './Stopped.tsx'

test('the second failure within a minute shows a panel with Reload', () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  const Broken = () => {
    throw new ChunkError('gone')
  }
  render(
    <MemoryRouter>
      <ErrorBoundary page="one" Stopped={Stopped}>
        <Broken />
      </ErrorBoundary>
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { name: 'Update needed' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  quiet.mockRestore()
})

test('an error in a screen stays inside it, and another page still works', () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  const Broken = () => {
    throw new Error('a programming error')
  }
  const boundary = (page: string, child: React.ReactNode) => (
    <MemoryRouter>
      <ErrorBoundary page={page} Stopped={Stopped}>
        {child}
      </ErrorBoundary>
    </MemoryRouter>
  )
  const view = render(boundary('one', <Broken />))
  expect(screen.getByRole('alert').textContent).toContain('This part of the page stopped working')
  expect(screen.queryByText('a programming error')).toBeNull()
  view.rerender(boundary('two', <p>another page</p>))
  expect(screen.getByText('another page')).toBeTruthy()
  quiet.mockRestore()
})

test('a click whose chunk cannot be loaded says the same', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  // The page was just reloaded because of it.
  sessionStorage.setItem('chunkReloadAt', String(Date.now()))
  const gone = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  function Cancel() {
    const find = useChunk(gone)
    return (
      <button type="button" onClick={() => void find()}>
        Cancel
      </button>
    )
  }
  render(
    <ErrorBoundary page="orders" Stopped={Stopped}>
      <Cancel />
    </ErrorBoundary>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('heading', { name: 'Update needed' })).toBeTruthy()
  quiet.mockRestore()
})
