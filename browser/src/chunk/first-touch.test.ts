import { beforeEach, expect, test, vi } from 'vitest'

/** A server-rendered page with an open fold: the code that waits for the first touch, and the fold. */
async function sentPage() {
  vi.resetModules()
  document.body.innerHTML = '<details open><summary>Subjects</summary></details>'
  const { afterTouch, waitForTouch } = await import('./first-touch.ts')
  waitForTouch()
  const find = vi.fn(async () => 'part')
  const found = afterTouch(find)()
  return { find, found, fold: document.querySelector('details')! }
}

beforeEach(() => document.body.replaceChildren())

test('a key press counts as a touch', async () => {
  const { found } = await sentPage()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
  expect(await found).toBe('part')
})

test('the initial toggle event of an open fold does not count; closing or opening a fold does', async () => {
  const { find, found, fold } = await sentPage()
  fold.dispatchEvent(new Event('toggle'))
  await Promise.resolve()
  expect(find).not.toHaveBeenCalled()
  fold.open = false
  fold.dispatchEvent(new Event('toggle'))
  expect(await found).toBe('part')
})

test('a resting pointer under which the page appears does not count', async () => {
  const { find, found } = await sentPage()
  const moved = (movementX: number) =>
    document.body.dispatchEvent(
      Object.defineProperties(new MouseEvent('pointermove', { bubbles: true }), {
        movementX: { value: movementX },
        movementY: { value: 0 },
      }),
    )
  moved(0)
  await Promise.resolve()
  expect(find).not.toHaveBeenCalled()
  moved(3)
  expect(await found).toBe('part')
})
