import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LaterPicture } from './LaterPicture.tsx'

/* A browser that says when a picture comes near: jsdom has none. */
let comeNear: (picture: Element) => void
const watched = new Set<Element>()

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (seen: { isIntersecting: boolean; target: Element }[]) => void) {
        comeNear = (target) => tell([{ isIntersecting: watched.has(target), target }])
      }
      observe = (picture: Element) => watched.add(picture)
      unobserve = (picture: Element) => watched.delete(picture)
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

test('a picture is fetched when it comes near, and not before', () => {
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

test('a page that is printed before it is scrolled has all of its pictures, and the browser waits for them', () => {
  const { container } = render(
    <>
      <LaterPicture className="w-full" src="/far.webp" width={4} height={3} />
      <LaterPicture className="w-full" src="/further.webp" width={4} height={3} />
    </>,
  )
  const [far, further] = container.querySelectorAll('img')
  comeNear(far!)
  window.dispatchEvent(new Event('beforeprint'))
  expect(further!.getAttribute('src')).toBe('/further.webp')
  expect(further!.loading).toBe('lazy')
  expect(watched).not.toContain(further)
  expect(far!.loading).not.toBe('lazy')
})
