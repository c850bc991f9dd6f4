import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { dismissToast, holdToasts, readToasts } from './toast/toast.ts'
import { answerStylesQuickly } from './testing-styles.ts'

/*
 * For tests of components in jsdom: import this file once. It removes the page and its toasts after each
 * test, and adds what jsdom lacks: a `<dialog>` that opens, closes and returns the focus to its opener, and
 * pointer events.
 */
// A toast stays until its test has read it: on a busy machine its four seconds may be over before the test
// looks.
beforeEach(() => holdToasts(true))
afterEach(() => {
  cleanup()
  for (const { id } of readToasts()) dismissToast(id)
})

// Queries wait long enough for a busy machine, because a screen is first imported during a test.
configure({ asyncUtilTimeout: 20_000, getElementError: notFound })

/**
 * Testing Library's error, with the page printed only when the message is read: a waiting query fails at
 * every change of the page until it succeeds, and printing the page each time takes longer than the query.
 */
function notFound(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  let full: string | undefined
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (full ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
  })
}

answerStylesQuickly()

globalThis.PointerEvent ??= class PointerEvent extends MouseEvent {
  readonly pointerType: string
  readonly pointerId: number
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerType = init.pointerType ?? ''
    this.pointerId = init.pointerId ?? 0
  }
} as typeof globalThis.PointerEvent

const openers = new WeakMap<HTMLDialogElement, Element | null>()

HTMLDialogElement.prototype.showModal = function showModal() {
  openers.set(this, document.activeElement)
  this.setAttribute('open', '')
}
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open')
  const opener = openers.get(this)
  if (opener instanceof HTMLElement) opener.focus()
  this.dispatchEvent(new Event('close'))
}

/** Simulates Escape in the innermost open dialog. */
export function pressEscapeInDialog() {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1)
  open?.dispatchEvent(new Event('cancel', { cancelable: true }))
}
