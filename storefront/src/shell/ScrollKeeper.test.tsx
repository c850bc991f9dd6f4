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

describe('a page that awakes', () => {
  test('leaves who scrolled already where they read', () => {
    vi.stubGlobal('scrollY', 640)
    awake()
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('begins at its top otherwise', () => {
    vi.stubGlobal('scrollY', 0)
    awake()
    expect(scrolled).toHaveBeenCalledWith(0, 0)
  })
})
