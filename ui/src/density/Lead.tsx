import { type ReactNode, useId } from 'react'
import './density.css'

/**
 * The lead item of a screen, at most one: an edge-to-edge photo, the deadline, what happened, and the
 * possible answers with their sums.
 */
export function Lead({
  photo,
  when,
  title,
  children,
  answers,
  foot,
}: {
  photo?: ReactNode
  when?: ReactNode
  title: ReactNode
  children?: ReactNode
  /** Stacked buttons, the filled one first. */
  answers?: ReactNode
  /** What happens without an answer. */
  foot?: ReactNode
}) {
  const id = useId()
  return (
    <article className="lead" aria-labelledby={id} data-photo={photo ? '' : undefined}>
      {photo && <div className="lead-photo">{photo}</div>}
      <div className="lead-words">
        {when}
        <h2 id={id}>{title}</h2>
        {children && <div className="lead-text">{children}</div>}
        {answers && <div className="lead-answers">{answers}</div>}
        {foot && <p className="lead-foot">{foot}</p>}
      </div>
    </article>
  )
}
