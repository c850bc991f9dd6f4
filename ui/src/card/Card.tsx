import { type HTMLAttributes, type ReactNode, useId } from 'react'

/**
 * A white sheet. With a `title` it is named by its heading (h2, or `level`); `aside` goes at the end of the
 * heading's line, `footer` (actions, a total) below a rule.
 */
export function Card({
  title,
  level = 2,
  aside,
  footer,
  flush,
  as: Sheet = 'section',
  children,
  ...rest
}: Omit<HTMLAttributes<HTMLElement>, 'title' | 'className'> & {
  title?: ReactNode
  level?: 2 | 3 | 4 | undefined
  aside?: ReactNode
  footer?: ReactNode
  /** No padding: for a table, list or picture that reaches the edge. */
  flush?: boolean | undefined
  /**
   * `section` is a landmark, for the parts of a page. Use `article` or `li` for one of many similar cards.
   */
  as?: 'section' | 'article' | 'li' | undefined
}) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <Sheet {...rest} className="card" aria-labelledby={title ? id : rest['aria-labelledby']}>
      {(title || aside) && (
        <header className="card-head">
          {title && <Heading id={id}>{title}</Heading>}
          {aside && <div className="card-aside">{aside}</div>}
        </header>
      )}
      <div className={flush ? 'card-flush' : 'card-body'}>{children}</div>
      {footer && <footer className="card-foot">{footer}</footer>}
    </Sheet>
  )
}
