import type { HTMLAttributes } from 'react'

/** Parts one below the other with room between them; `tight` where they belong together. A form holds one. */
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
