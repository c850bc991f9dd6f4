import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach } from 'vitest'
import { dismissToast, readToasts } from './toast/toast.ts'
import { answerStylesQuickly } from './testing-styles.ts'

/*
 * For tests of components in jsdom: import this file once. It removes the page and its toasts after each test, and adds to
 * jsdom the parts that it lacks: `<dialog>` that opens, closes and gives the focus back to its opener, and pointer events.
 */
afterEach(() => {
  cleanup()
  for (const { id } of readToasts()) dismissToast(id)
})

// What a screen shows in the end is waited for as long as a busy machine takes: the first import of a screen happens during a test.
configure({ asyncUtilTimeout: 20_000, getElementError: notFound })

/**
 * The usual error, with the page written out only where its message is read: what is waited for fails at each change of the page until it is there, and
 * writing the page out each time takes longer than looking.
 */
function notFound(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  let said: string | undefined
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (said ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
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

/** What Escape does to the innermost open dialog. */
export function pressEscapeInDialog() {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1)
  open?.dispatchEvent(new Event('cancel', { cancelable: true }))
}
