import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import './print-only.css'

/**
 * Prints its children without the rest of the page, as soon as it is rendered: for labels. `onPrinted` is
 * called when the browser has finished, whether it printed or the user cancelled.
 */
export function PrintOnly({ children, onPrinted }: { children: ReactNode; onPrinted: () => void }) {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-printing', true)
    window.print()
    document.documentElement.removeAttribute('data-printing')
    onPrinted()
    // Runs once: the content does not change during printing.
    // oxlint-disable-next-line react/exhaustive-deps -- a second run would print a second time
  }, [])
  return createPortal(<div className="print-only">{children}</div>, document.body)
}
