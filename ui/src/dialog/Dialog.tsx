import { dialogText } from '@longhaul/text/ui.ts'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { toneIcon } from '../tag/tones.tsx'
import { isSettled, passUnlessReported } from '../field/reported.ts'
import { useModal } from './use-modal.ts'
import './dialog.css'

/**
 * The four kinds of dialog (docs/rules/storefront.md). `notice` shows Confirm only; the others also Cancel.
 */
export type DialogType = 'success' | 'warning' | 'error' | 'notice'

export type DialogProps = {
  open: boolean
  type?: DialogType | undefined
  title: string
  children?: ReactNode
  /** Called on Cancel and Escape, and after Confirm. */
  onClose: (confirmed: boolean) => void
  /**
   * Called on Confirm. The dialog closes afterwards unless this returns false or rejects, and is busy while a
   * promise is pending.
   */
  onConfirm?: (() => unknown) | undefined
  confirmText?: string | undefined
  cancelText?: string | undefined
  /** The label of Confirm while its promise is pending: "Cancelling…". */
  busyText?: string | undefined
  /** Confirm is destructive: red outline, and the focus starts on Cancel. */
  danger?: boolean | undefined
  /** Confirm goes on against a doubt: the safe answer is the filled button, and has the focus. */
  risky?: boolean | undefined
  /** Confirm commits money: cinnabar. */
  pays?: boolean | undefined
}

/**
 * A question or a notice, 400 px wide, over an inert page. The focus goes to the first field, else to
 * Confirm.
 */
export function Dialog(props: DialogProps) {
  const { open, type = 'warning', title, children, onClose, onConfirm, danger, risky, pays } = props
  const id = useId()
  const [busy, setBusy] = useState(false)
  const close = () => {
    if (!busy) onClose(false)
  }
  const { ref, on } = useModal(open, close, (dialog) =>
    dialog.querySelector<HTMLElement>(
      danger || risky ? '[data-cancel]' : '.dialog-body :is(input, select, textarea), [data-confirm]',
    ),
  )

  async function confirm(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setBusy(true)
    try {
      if ((await onConfirm?.()) !== false) onClose(true)
    } catch (error) {
      passUnlessReported(error) // The dialog stays open for another attempt.
      if (isSettled(error)) onClose(false)
    } finally {
      setBusy(false)
    }
  }

  // Nothing has succeeded before the money is committed.
  const look = pays && type === 'success' ? 'notice' : type
  const Icon = toneIcon[typeTone[look]]
  return (
    <dialog
      {...on}
      ref={ref}
      className="dialog"
      data-type={look}
      aria-labelledby={`${id}t`}
      aria-describedby={children ? `${id}b` : undefined}
    >
      {open && (
        <form className="dialog-form" noValidate onSubmit={confirm}>
          <header className="dialog-head">
            <Icon className="dialog-icon" />
            <span className="sr-only">{dialogText.dialogType[look]}</span>
            <h2 id={`${id}t`}>{title}</h2>
          </header>
          <div className="dialog-body" id={`${id}b`}>
            {children}
          </div>
          <footer className="dialog-foot">
            {type !== 'notice' && (
              <Button
                type={risky ? 'primary' : undefined}
                guardMs={0}
                disabled={busy}
                onClick={close}
                data-cancel=""
              >
                {props.cancelText ?? dialogText.cancel}
              </Button>
            )}
            <Button
              submit
              type={danger ? 'redLine' : pays ? 'assistRed' : risky ? undefined : 'primary'}
              busy={busy && (props.busyText ?? dialogText.working)}
              data-confirm=""
            >
              {props.confirmText ?? dialogText.confirm}
            </Button>
          </footer>
        </form>
      )}
    </dialog>
  )
}

const typeTone = { success: 'ok', warning: 'warn', error: 'bad', notice: 'info' } as const
