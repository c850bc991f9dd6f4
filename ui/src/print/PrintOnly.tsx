import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import './print-only.css'

/**
 * What is printed by itself, without the page around it, as soon as it stands here: labels for a printer of their own. `onPrinted` is called
 * when the browser is done, whether it printed or was told not to.
 */
export function PrintOnly({ children, onPrinted }: { children: ReactNode; onPrinted: () => void }) {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-printing', true)
    window.print()
    document.documentElement.removeAttribute('data-printing')
    onPrinted()
    // Once: what is printed does not change while it is printed.
    // oxlint-disable-next-line react/exhaustive-deps -- a second run would print a second time
  }, [])
  return createPortal(<div className="print-only">{children}</div>, document.body)
}
