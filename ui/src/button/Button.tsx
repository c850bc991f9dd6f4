import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { type ButtonShape, type ButtonSize, type ButtonType, buttonLook } from './look.ts'
import { WhyBubble, useWhy } from './WhyBubble.tsx'

type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'disabled'> & {
  type?: ButtonType | undefined
  size?: ButtonSize | undefined
  shape?: ButtonShape | undefined
  /** Submits its form; without this a button never does. */
  submit?: boolean | undefined
  /**
   * How long further clicks are ignored (2000 ms, docs/rules/storefront.md), or until the form's input
   * changes. 0 if clicks only show, move or close.
   */
  guardMs?: number | undefined
  /** Set while the button is busy: its name for that time, such as "Paying…". */
  busy?: string | false | null | undefined
  disabled?: boolean | undefined
  /** Why the button cannot be used now. Disables it and shows the sentence on hover, focus and tap. */
  disabledReason?: string | false | null | undefined
  icon?: ReactNode
}

/**
 * A button. Disabled, busy and guarded buttons are `aria-disabled`: clicks are ignored, the keyboard focus
 * stays. Without children it is a square: give it `aria-label`.
 */
export function Button({
  type,
  size,
  shape,
  submit,
  guardMs = 2000,
  busy,
  disabled,
  disabledReason,
  icon,
  children,
  onClick,
  className,
  ...rest
}: ButtonProps) {
  const guard = useGuard(guardMs)
  const reasonId = useId()
  const { bubble, anchor } = useWhy()
  const off = disabled === true || Boolean(disabledReason)

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (off || busy || guard.closed()) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    guard.close(submit ? event.currentTarget.form : null)
    onClick?.(event)
  }

  const look = buttonLook(type, size, shape)
  return (
    <button
      title={children ? undefined : rest['aria-label']}
      {...rest}
      {...look}
      {...(disabledReason ? anchor : {})}
      className={className ? `${look.className} ${className}` : look.className}
      type={submit ? 'submit' : 'button'}
      aria-disabled={off || Boolean(busy) || guard.isClosed || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      data-state={busy ? 'busy' : off ? 'off' : guard.isClosed ? 'guard' : undefined}
      data-square={children ? undefined : ''}
      onClick={click}
    >
      <span className="btn-face">
        {icon}
        {children}
      </span>
      {busy && (
        <span className="btn-face">
          <span className="spinner" />
          {busy}
        </span>
      )}
      {disabledReason && <WhyBubble id={reasonId} why={disabledReason} bubble={bubble} />}
    </button>
  )
}

/**
 * Blocks clicks for `ms` after each click; the ref takes effect immediately, the state renders it. In a form
 * the guard ends as soon as something is typed or chosen there: correcting a field and submitting again is
 * not a double click. It listens for `input` rather than `change`, because a field edited before the submit
 * fires `change` when the focus moves to the error, although nothing was corrected.
 */
function useGuard(ms: number) {
  const end = useRef<() => void>(undefined)
  const [isClosed, setClosed] = useState(false)
  useEffect(() => () => end.current?.(), [])

  function close(form: HTMLFormElement | null) {
    if (ms <= 0) return
    const timer = setTimeout(open, ms)
    form?.addEventListener('input', open)
    end.current = () => {
      clearTimeout(timer)
      form?.removeEventListener('input', open)
      end.current = undefined
    }
    setClosed(true)
  }

  function open() {
    end.current?.()
    setClosed(false)
  }

  return { isClosed, closed: () => end.current !== undefined, close }
}
