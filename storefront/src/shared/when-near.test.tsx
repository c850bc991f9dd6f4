import { fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LaterPicture } from './LaterPicture.tsx'
import { fetchPicturesForPrint } from './pictures-for-print.ts'

/* Simulates a picture scrolling into view, because jsdom has no IntersectionObserver. */
let comeNear: (picture: Element) => void
const watched = new Set<Element>()

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (seen: { isIntersecting: boolean; target: Element }[]) => void) {
        comeNear = (target) => notify([{ isIntersecting: watched.has(target), target }])
      }
      observe = (picture: Element) => watched.add(picture)
      unobserve = (picture: Element) => watched.delete(picture)
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

test('a picture is fetched when it is about to scroll into view, and not before', () => {
  const { container } = render(
    <LaterPicture className="w-full" src="/far.webp" srcSet="/far.webp 480w" width={4} height={3} />,
  )
  const picture = container.querySelector('img')!
  expect(picture.getAttribute('src')).toBeNull()
  expect(watched).toContain(picture)
  comeNear(picture)
  expect(picture.getAttribute('src')).toBe('/far.webp')
  expect(picture.getAttribute('srcset')).toBe('/far.webp 480w')
  expect(watched).not.toContain(picture)
})

test.each([
  [
    'is about to be printed by its keys',
    () => fireEvent.keyDown(document.body, { key: 'Control', ctrlKey: true }),
    'lazy',
  ],
  ['is left for the menu', () => fireEvent.mouseLeave(document.documentElement), 'lazy'],
  ['is printed', () => fireEvent(window, new Event('beforeprint')), 'eager'],
])('a page that %s before it is scrolled has all of its pictures', (_when, happens, loading) => {
  const { container } = render(
    <>
      <LaterPicture className="w-full" src="/far.webp" width={4} height={3} />
      <LaterPicture className="w-full" src="/further.webp" width={4} height={3} />
    </>,
  )
  const [far, further] = container.querySelectorAll('img')
  comeNear(far!)
  const end = fetchPicturesForPrint()
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(further!.getAttribute('src')).toBeNull()
  happens()
  end()
  expect(further!.getAttribute('src')).toBe('/further.webp')
  expect(further!.loading).toBe(loading)
  expect(watched).not.toContain(further)
  expect(far!.loading).not.toBe(loading)
})
