import '../testing.ts'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { BackToTop } from './BackToTop.tsx'
import { SkipLink } from './SkipLink.tsx'
import { usePastScroll } from './use-past-scroll.ts'

function scrollTo(pixels: number) {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true })
  act(() => void window.dispatchEvent(new Event('scroll')))
}
const scrolled = vi.fn<(...way: unknown[]) => void>()
window.scrollTo = (...way: unknown[]) => scrolled(...way)
window.matchMedia = vi.fn(() => ({ matches: false }) as MediaQueryList)

it('110 is not past 110, 111 is', () => {
  const Banner = () => (usePastScroll(110) ? <p>banner</p> : null)
  render(<Banner />)
  scrollTo(110)
  expect(screen.queryByText('banner')).toBeNull()
  scrollTo(111)
  expect(screen.getByText('banner')).toBeTruthy()
  scrollTo(0)
  expect(screen.queryByText('banner')).toBeNull()
})

it('back to top appears past 300 and moves the focus to the main region', async () => {
  render(
    <main tabIndex={-1}>
      <BackToTop />
    </main>,
  )
  scrollTo(300)
  expect(screen.queryByRole('button')).toBeNull()
  scrollTo(301)
  await userEvent.click(screen.getByRole('button', { name: 'Back to top' }))
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('the skip link leads to main', () => {
  render(<SkipLink />)
  expect(screen.getByRole('link', { name: 'Skip to main content' }).getAttribute('href')).toBe('#main')
})
