import type { ComponentProps, ReactNode } from 'react'

/**
 * A bare icon that does something small and harmless (close, previous, reveal): as high as a control, no
 * border, no guard. `framed` gives it a border and 52 px, to match a field for scanning beside it.
 */
export function IconButton({
  label,
  icon,
  className,
  framed,
  disabled,
  onClick,
  ...rest
}: Omit<ComponentProps<'button'>, 'type' | 'children' | 'aria-label'> & {
  label: string
  icon: ReactNode
  framed?: boolean
}) {
  return (
    <button
      title={label}
      {...rest}
      type="button"
      className={className ? `icon-btn ${className}` : 'icon-btn'}
      data-framed={framed ? '' : undefined}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {icon}
    </button>
  )
}
