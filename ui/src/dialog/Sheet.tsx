import { dialogText } from '@longhaul/text/ui.ts'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { useModal } from './use-modal.ts'
import './dialog.css'

/**
 * A panel over the page for a longer task (address, filters, parcel builder): at the side, or the full height
 * of a phone. `footer` holds its buttons and never scrolls away. The focus starts on its heading, or on the
 * element that `first` selects.
 */
export function Sheet({
  open,
  title,
  onClose,
  children,
  footer,
  first = 'h2',
}: {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  /** The selector of the element that receives the focus first. */
  first?: string
}) {
  const id = useId()
  const { ref, on } = useModal(open, onClose, (dialog) => dialog.querySelector<HTMLElement>(first))
  return (
    <dialog {...on} ref={ref} className="sheet" aria-labelledby={id}>
      {open && (
        <>
          <header className="sheet-head">
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <IconButton label={dialogText.close} icon={<X />} onClick={onClose} />
          </header>
          <div className="sheet-body">{children}</div>
          {footer && <footer className="sheet-foot">{footer}</footer>}
        </>
      )}
    </dialog>
  )
}
