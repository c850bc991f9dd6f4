import { dialogText } from '@longhaul/text/ui.ts'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { useModal } from './use-modal.ts'
import './dialog.css'

/**
 * A long task over the page (address, filters, parcel builder): a panel at the side, the full height of a phone.
 * `footer` holds its buttons and never scrolls away. The focus starts on its heading, or on what `first` names.
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
  /** A selector: where the focus starts. */
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
