import type { ReactNode } from 'react'
import './density.css'

/**
 * A row of a list: picture, a name with one or two lines, a figure or one button. Rows are separated by rules
 * and have no frame.
 */
export function Row({
  picture,
  over,
  title,
  children,
  aside,
  as: Entry = 'li',
}: {
  picture?: ReactNode
  /** A muted word above the name: the kind of row. */
  over?: ReactNode
  title: ReactNode
  children?: ReactNode
  aside?: ReactNode
  as?: 'li' | 'article' | 'div' | undefined
}) {
  return (
    <Entry className="row" data-picture={picture ? '' : undefined} data-aside={aside ? '' : undefined}>
      {picture}
      <div className="row-words">
        {over && <small>{over}</small>}
        <b>{title}</b>
        {children}
      </div>
      {aside && <div className="row-aside">{aside}</div>}
    </Entry>
  )
}
