import { quantityText } from '@longhaul/text/ui.ts'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useSpoken } from '../spoken/use-spoken.ts'

/**
 * A quantity field: two buttons, typing, arrow up and down. Typed values are clamped on blur and on Enter.
 * Not a native number input, because turning the mouse wheel must not change an amount of money. `says` is
 * announced after a change: the new subtotal.
 */
export function Quantity({
  label,
  value,
  onChange,
  min = 1,
  max = 999,
  says,
  disabled,
}: {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number | undefined
  max?: number | undefined
  says?: string | undefined
  disabled?: boolean | undefined
}) {
  const [draft, setDraft] = useState<string | null>(null)
  const typed = draft ?? String(value)
  const spoken = useSpoken(says ?? '')

  function settle(next: number) {
    const clamped = Math.min(max, Math.max(min, Math.round(next)))
    setDraft(null)
    if (clamped !== value) onChange(clamped)
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (step) {
      event.preventDefault()
      settle(Number(typed) + step)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      settle(Number(typed))
    }
  }

  return (
    <fieldset className="quantity" aria-label={label} data-off={disabled ? '' : undefined}>
      <StepButton
        label={quantityText.decrease(label)}
        icon={<Minus />}
        off={disabled || value <= min}
        onClick={() => !disabled && settle(value - 1)}
      />
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        size={Math.max(2, String(max).length)}
        value={typed}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
        onBlur={() => settle(Number(typed))}
        onFocus={(event) => event.target.select()}
        onKeyDown={press}
      />
      <StepButton
        label={quantityText.increase(label)}
        icon={<Plus />}
        off={disabled || value >= max}
        onClick={() => !disabled && settle(value + 1)}
      />
      <output className="sr-only" aria-live="polite">
        {spoken}
      </output>
    </fieldset>
  )
}

const StepButton = ({
  label,
  icon,
  off,
  onClick,
}: {
  label: string
  icon: ReactNode
  off: boolean
  onClick: () => void
}) => (
  <button type="button" aria-label={label} aria-disabled={off || undefined} onClick={onClick}>
    {icon}
  </button>
)
