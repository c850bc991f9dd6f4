import type { ReactNode } from 'react'
import './choice-rows.css'

/**
 * Choices side by side in columns, one a row; on a telephone each is a few lines. Cells with `data-wide-only`
 * are left out there, and those with `data-end` are at the end of its `first` or `second` line.
 */
export function ChoiceRows({
  labelledBy,
  columns,
  head,
  children,
}: {
  labelledBy: string
  /** The number of columns after the radio buttons. */
  columns: 6 | 7
  /** The names of the columns, which each cell also has for screen readers. */
  head: ReactNode
  children: ReactNode
}) {
  return (
    <fieldset role="radiogroup" aria-labelledby={labelledBy} data-columns={columns}>
      <div className="choice-row-head" aria-hidden="true">
        <span />
        {head}
      </div>
      {children}
    </fieldset>
  )
}

export function ChoiceRow({
  name,
  value,
  checked,
  onChoose,
  children,
}: {
  name: string
  value: string
  checked: boolean
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <label className="choice-row">
      <span className="choice">
        <input type="radio" name={name} value={value} checked={checked} onChange={onChoose} />
      </span>
      {children}
    </label>
  )
}
