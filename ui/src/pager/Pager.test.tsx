import '../testing.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Pager } from './Pager.tsx'

it('loads more, is busy meanwhile, announces how many are shown, and says when the list ends', async () => {
  const onMore = vi.fn()
  const { rerender } = render(<Pager shown={20} more onMore={onMore} />)
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(onMore).toHaveBeenCalledTimes(1)
  rerender(<Pager shown={20} more loading onMore={onMore} />)
  await userEvent.click(screen.getByRole('button', { name: /Loading more…/ }))
  expect(onMore).toHaveBeenCalledTimes(1)
  rerender(<Pager shown={31} more={false} onMore={onMore} />)
  expect(screen.getByRole('status').textContent).toBe('31 shown')
  expect(screen.getByText('End of list')).toBeTruthy()
})
