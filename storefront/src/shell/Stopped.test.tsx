import '@longhaul/ui/testing.ts'
import { ChunkError } from '@longhaul/browser/chunk/chunk-reload.ts'
import { useChunk } from '@longhaul/browser/chunk/use-chunk.ts'
import { ErrorBoundary } from '@longhaul/browser/state/ErrorBoundary.tsx'
import { MemoryRouter } from '@longhaul/ui/address/router.tsx'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ShellBoundary } from './ShellBoundary.tsx'
import { Stopped, StoppedAgain } from './Stopped.tsx'

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
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText('500')).toBeTruthy()
  expect(alert.getByRole('heading', { name: 'Unknown middleware' })).toBeTruthy()
  expect(alert.getByRole('link', { name: 'Return to home' })).toHaveProperty('pathname', '/')
  expect(screen.queryByText('a programming error')).toBeNull()
  view.rerender(boundary('two', <p>another page</p>))
  expect(screen.getByText('another page')).toBeTruthy()
  quiet.mockRestore()
})

test('a part of the frame that cannot be loaded leaves the page, with a bar that says what to do', () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  const Broken = () => {
    throw new ChunkError('gone')
  }
  render(
    <MemoryRouter>
      <p>the page</p>
      <ShellBoundary>
        <Broken />
      </ShellBoundary>
    </MemoryRouter>,
  )
  expect(screen.getByText('the page')).toBeTruthy()
  const bar = within(screen.getByRole('alert'))
  expect(bar.getByText('Update needed')).toBeTruthy()
  expect(bar.getByRole('button', { name: 'Reload' })).toBeTruthy()
  quiet.mockRestore()
})

test('an error page that fails itself is replaced by the last sentence, with a link home', () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  const Broken = () => {
    throw new Error('a programming error')
  }
  render(
    <ErrorBoundary page="" Stopped={StoppedAgain}>
      <ErrorBoundary page="one" Stopped={Broken}>
        <Broken />
      </ErrorBoundary>
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'An error occurred while showing the error page' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Return to home' })).toHaveProperty('pathname', '/')
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
