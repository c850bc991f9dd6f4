import { toastText } from '@longhaul/text/ui.ts'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../button/IconButton.tsx'
import { topModal, watchModals } from '../dialog/modal-stack.ts'
import { toneIcon } from '../tag/tones.tsx'
import { dismissToast, holdToasts, readToasts, type Toast, watchToasts } from './toast.ts'
import './toast.css'

/**
 * Shows toasts at the top centre. Two live regions exist before any text: a polite one, and an assertive one
 * for errors. While a modal dialog is open they are inside it, because everything outside is inert.
 * `belowHeader` keeps toasts from covering a field in the page header; they never cover the logo or a
 * heading.
 */
export function ToastRegion({ belowHeader }: { belowHeader?: boolean | undefined }) {
  const toasts = useSyncExternalStore(watchToasts, readToasts, () => none)
  const host = useSyncExternalStore(watchModals, topModal, () => null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (toasts.length === 0) return
    // Loaded with the first toast: no page needs it before. Without it the toasts stay where they are.
    import('./keep-clear.ts').then(
      ({ keepClear }) => box.current && keepClear(box.current),
      () => undefined,
    )
  }, [toasts, host])
  const regions = (
    <div
      ref={box}
      className="toasts"
      data-below-header={belowHeader && !host ? '' : undefined}
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={() => holdToasts(false)}
      onFocus={() => holdToasts(true)}
      onBlur={() => holdToasts(false)}
    >
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {toasts.filter((toast) => toast.tone === 'bad').map(toastCard)}
      </div>
      <output aria-live="polite" aria-atomic="false">
        {toasts.filter((toast) => toast.tone !== 'bad').map(toastCard)}
      </output>
    </div>
  )
  return host ? createPortal(regions, host) : regions
}

function toastCard({ id, tone, text, action }: Toast) {
  const Icon = toneIcon[tone]
  return (
    <span key={id} className="toast" data-tone={tone}>
      <Icon />
      <span className="toast-text">{text}</span>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            dismissToast(id)
            action.onClick()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={toastText.dismiss} icon={<X />} onClick={() => dismissToast(id)} />
    </span>
  )
}

const none: readonly Toast[] = []
