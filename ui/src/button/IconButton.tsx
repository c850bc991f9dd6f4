import type { ComponentProps, ReactNode } from 'react'

/** A bare icon that does something small and harmless (close, previous, reveal): 44 px, no border, no guard. */
export function IconButton({
  label,
  icon,
  className,
  disabled,
  onClick,
  ...rest
}: Omit<ComponentProps<'button'>, 'type' | 'children' | 'aria-label'> & { label: string; icon: ReactNode }) {
  return (
    <button
      title={label}
      {...rest}
      type="button"
      className={className ? `icon-btn ${className}` : 'icon-btn'}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {icon}
    </button>
  )
}
