import { expect, test, vi } from 'vitest'
import { reset } from './testing-reset.test-support.ts'

test('changes that a file makes to the page are undone', () => {
  document.title = 'Left'
  document.body.innerHTML = '<dialog open>Left</dialog>'
  document.documentElement.lang = 'zh'
  document.body.className = 'dark'
  document.cookie = 'token=left; Path=/'
  localStorage.setItem('theme', 'dark')
  sessionStorage.setItem('draft', 'left')
  history.pushState({ left: true }, '', '/mine/order?id=1#two')
  reset()
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>')
  expect(document.title).toBe('')
  expect(document.cookie).toBe('')
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect([location.pathname, location.search, location.hash, history.state]).toEqual(['/', '', '', null])
})

test('changes that a file makes to globals and prototypes are undone', () => {
  const { fetch, scrollY } = globalThis
  const showModal = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal')
  globalThis.fetch = () => Promise.reject(new Error('left'))
  Object.assign(globalThis, { leftBehind: 'zh' })
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true })
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  HTMLDialogElement.prototype.showModal = () => undefined
  vi.stubGlobal('XMLHttpRequest', null)
  vi.spyOn(history, 'back').mockReturnValue()
  reset()
  expect(globalThis.fetch).toBe(fetch)
  expect('leftBehind' in globalThis).toBe(false)
  expect(window.scrollY).toBe(scrollY)
  expect(document.hidden).toBe(false)
  expect(Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal')).toEqual(showModal)
  expect(XMLHttpRequest).toBeTypeOf('function')
  expect(vi.isMockFunction(history.back)).toBe(false)
})

test('leftover timers and listeners no longer run', async () => {
  const listener = vi.fn()
  window.addEventListener('focus', listener)
  document.addEventListener('click', listener, { capture: true })
  setInterval(listener, 1)
  setTimeout(listener, 1)
  reset()
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('click'))
  const later = vi.fn()
  setTimeout(later, 1)
  await vi.waitFor(() => expect(later).toHaveBeenCalled(), { timeout: 20_000 })
  expect(listener).not.toHaveBeenCalled()
})

test('a faked clock is replaced by the real one', () => {
  vi.useFakeTimers({ now: new Date('2000-01-01T00:00:00Z') })
  reset()
  expect(vi.isFakeTimers()).toBe(false)
  expect(new Date().getFullYear()).toBeGreaterThan(2000)
})

test('our modules are reloaded without their previous state', async () => {
  const before = await import('./toast/toast.ts')
  before.toast.info('left')
  expect(before.readToasts()).toHaveLength(1)
  reset()
  const after = await import('./toast/toast.ts')
  expect(after).not.toBe(before)
  expect(after.readToasts()).toEqual([])
})
