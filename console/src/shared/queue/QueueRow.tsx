import { type ReactNode, useEffect, useRef } from 'react'
import { Thumb } from '../Thumb.tsx'

/** What a row of a queue shows: picture, title, a line below, and two short things at the end. */
export type RowLook = {
  /** Its picture, null where there is none yet. Rows that have no pictures at all leave it out. */
  image?: string | null
  title: string
  titleLang?: string
  sub: ReactNode
  end?: ReactNode
  endBelow?: ReactNode
}

/** One row of a queue at the side. The chosen one stays in sight. */
export function QueueRow({
  chosen,
  image,
  title,
  titleLang,
  sub,
  end,
  endBelow,
  onChoose,
}: RowLook & { chosen: boolean; onChoose: () => void }) {
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])
  return (
    <li>
      <button
        ref={row}
        type="button"
        className="queue-row"
        aria-current={chosen ? 'true' : undefined}
        onClick={onChoose}
      >
        {image === undefined ? <span /> : <Thumb src={image} size="small" />}
        <span className="queue-title" lang={titleLang}>
          {title}
        </span>
        <span className="queue-end">{end}</span>
        <span className="queue-sub">{sub}</span>
        <span className="queue-end">{endBelow}</span>
      </button>
    </li>
  )
}
