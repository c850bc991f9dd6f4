import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { openModal } from './modal-stack.ts'

/**
 * Binds a `<dialog>` to `open`: modal while it is true, with the focus on the element that `first` returns.
 * On closing, or if the component unmounts while open, the browser returns the focus to the opener. Spread
 * `on` over the element.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  first: (dialog: HTMLDialogElement) => HTMLElement | null,
): {
  ref: RefObject<HTMLDialogElement | null>
  on: { onCancel: (event: SyntheticEvent) => void; onClose: () => void }
} {
  const ref = useRef<HTMLDialogElement>(null)
  const find = useRef(first)
  const isOpen = useRef(open)
  useEffect(() => {
    find.current = first
    isOpen.current = open
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const close = openModal(dialog)
    find.current(dialog)?.focus()
    return close
  }, [open])

  return {
    ref,
    on: {
      // Escape only requests closing; the owner decides, through `open`.
      onCancel: (event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      },
      // Browsers close at a second Escape even if the first was prevented.
      onClose: () => {
        if (isOpen.current && ref.current && !ref.current.open) onClose()
      },
    },
  }
}
