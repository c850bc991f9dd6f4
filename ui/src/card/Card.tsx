import { type HTMLAttributes, type ReactNode, useId } from 'react'

/**
 * A white sheet. With a `title` it is named by its heading (h2, or `level`); `aside` stands at the end of the
 * heading's line, `footer` below a rule: actions, a total.
 */
export function Card({
  title,
  level = 2,
  aside,
  footer,
  flush,
  scrolls,
  as: Sheet = 'section',
  children,
  ...rest
}: Omit<HTMLAttributes<HTMLElement>, 'title' | 'className'> & {
  title?: ReactNode
  level?: 2 | 3 | 4 | undefined
  aside?: ReactNode
  footer?: ReactNode
  /** Without inner margin: a table, a list, a picture up to the edge. */
  flush?: boolean | undefined
  /** In a column of limited height (`flex flex-col max-h-…`): its body scrolls between the heading and the footer. */
  scrolls?: boolean | undefined
  /** `section` is a landmark: for the parts of a page. One of many alike is an `article` or an `li`. */
  as?: 'section' | 'article' | 'li' | undefined
}) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <Sheet
      {...rest}
      className="card"
      data-scrolls={scrolls ? '' : undefined}
      aria-labelledby={title ? id : rest['aria-labelledby']}
    >
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
