import type { HTMLAttributes } from 'react'

/** A row of text, tags and buttons that wraps, unless `nowrap`. */
export function Line({
  as: Tag = 'div',
  nowrap = false,
  ...rest
}: Omit<HTMLAttributes<HTMLElement>, 'className'> & { as?: 'div' | 'p' | 'span'; nowrap?: boolean }) {
  return <Tag className={`flex items-center gap-x-3 gap-y-2 ${nowrap ? '' : 'flex-wrap'}`} {...rest} />
}
