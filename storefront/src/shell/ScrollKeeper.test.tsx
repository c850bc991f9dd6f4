import { MemoryRouter } from '@longhaul/ui/address/router.tsx'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ScrollKeeper } from './ScrollKeeper.tsx'

const scrolled = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', scrolled)
})
afterEach(() => {
  cleanup()
  scrolled.mockClear()
  vi.unstubAllGlobals()
})

const awake = () =>
  render(
    <MemoryRouter>
      <ScrollKeeper />
    </MemoryRouter>,
  )

describe('hydrating a page', () => {
  test('leaves readers who have already scrolled where they are', () => {
    vi.stubGlobal('scrollY', 640)
    awake()
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('starts at the top otherwise', () => {
    vi.stubGlobal('scrollY', 0)
    awake()
    expect(scrolled).toHaveBeenCalledWith(0, 0)
  })
})
