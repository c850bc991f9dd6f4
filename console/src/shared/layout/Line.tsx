import type { HTMLAttributes } from 'react'

/** Words, tags and buttons beside each other; what has no room goes to the next line, unless it must stay (`nowrap`). */
export function Line({
  as: Tag = 'div',
  nowrap = false,
  ...rest
}: Omit<HTMLAttributes<HTMLElement>, 'className'> & { as?: 'div' | 'p' | 'span'; nowrap?: boolean }) {
  return <Tag className={`flex items-center gap-x-3 gap-y-2 ${nowrap ? '' : 'flex-wrap'}`} {...rest} />
}
