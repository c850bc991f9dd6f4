import '../testing.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { BottomBar } from './BottomBar.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('moves to the bottom of the window while its place is outside, and back', () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  class Watcher {
    constructor(told: typeof tell) {
      tell = told
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watcher)
  render(
    <BottomBar words="¥183.45">
      <button type="button">Add to cart</button>
    </BottomBar>,
  )
  const bar = screen.getByRole('button').closest('[data-bottom-bar]')
  expect(bar?.hasAttribute('data-away')).toBe(false)
  act(() => tell([{ isIntersecting: false }]))
  expect(bar?.hasAttribute('data-away')).toBe(true)
  act(() => tell([{ isIntersecting: true }]))
  expect(bar?.hasAttribute('data-away')).toBe(false)
})
