import { type ReactNode, useEffect, useRef } from 'react'
import { Thumb } from './Thumb.tsx'

/** One row of a queue at the side: picture, title, a line below, and two short things at the end. The chosen one stays in sight. */
export function QueueRow({
  chosen,
  image,
  noPicture,
  title,
  titleLang,
  sub,
  end,
  endBelow,
  onChoose,
}: {
  chosen: boolean
  image?: string | null
  /** The rows of this queue have no pictures at all. */
  noPicture?: boolean
  title: string
  titleLang?: string
  sub: ReactNode
  end?: ReactNode
  endBelow?: ReactNode
  onChoose: () => void
}) {
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
        data-plain={noPicture ? '' : undefined}
        aria-current={chosen ? 'true' : undefined}
        onClick={onChoose}
      >
        {noPicture ? <span /> : <Thumb src={image ?? null} size="small" />}
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
