import type { HTMLAttributes } from 'react'

/**
 * A vertical stack with a gap; `tight` is a smaller gap. A form wraps one: `<form><Stack>…</Stack></form>`.
 */
export function Stack({
  as: Tag = 'div',
  tight = false,
  ...rest
}: Omit<HTMLAttributes<HTMLElement>, 'className'> & {
  as?: 'div' | 'section' | 'article' | 'fieldset' | 'ul' | 'ol'
  tight?: boolean
}) {
  return <Tag className={`grid grid-cols-1 content-start ${tight ? 'gap-3' : 'gap-5'}`} {...rest} />
}
