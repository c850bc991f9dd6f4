import { type ReactNode, useId } from 'react'
import './shelf.css'

/**
 * Goods in our storage, on kraft. Contains `Plank`s; `aside` goes beside the heading, `footer` under the last
 * plank.
 */
export function Shelf({
  title,
  aside,
  footer,
  bleeds,
  children,
}: {
  title: ReactNode
  aside?: ReactNode
  footer?: ReactNode
  /** Reaches both edges of a phone's screen. */
  bleeds?: boolean | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className="shelf" data-bleeds={bleeds ? '' : undefined} aria-labelledby={id}>
      <header className="shelf-head">
        <h2 id={id}>{title}</h2>
        {aside && <span>{aside}</span>}
      </header>
      <ul>{children}</ul>
      {footer && <div className="shelf-foot">{footer}</div>}
    </section>
  )
}
