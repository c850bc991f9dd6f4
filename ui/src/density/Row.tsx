import type { ReactNode } from 'react'
import './density.css'

/** One of many: picture, a name with one or two lines, a figure or one button. Separated by rules, without a frame of its own. */
export function Row({
  picture,
  over,
  title,
  children,
  aside,
  as: Entry = 'li',
}: {
  picture?: ReactNode
  /** A quiet word above the name: what kind of row this is. */
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
