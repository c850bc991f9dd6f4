import { type ReactNode, useEffect, useRef } from 'react'
import { Thumb } from '../Thumb.tsx'

/** Content of a queue row: picture, title, a second line, and two short texts at the end. */
export type RowLook = {
  /** Null if it has no picture yet; omitted in queues without pictures. */
  image?: string | null
  title: string
  titleLang?: string
  /** Below the title: the chosen options, and what else tells two things apart. */
  about?: ReactNode
  sub: ReactNode
  end?: ReactNode
  endBelow?: ReactNode
}

/** A long text at the end of the second line takes its space from that line, not from the title. */
const ROW =
  'grid w-full grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-y-0.5 border-b border-line/65 px-4 py-2 text-start focus-visible:-outline-offset-3'
const OTHER = 'hover:bg-sunken/55'
const CHOSEN = 'bg-primary-tint shadow-[inset_3px_0_0_var(--primary)]'
const END = 'ps-3 text-end text-xs whitespace-nowrap'

/** A row of a queue. The selected one is scrolled into view. */
export function QueueRow({
  chosen,
  image,
  title,
  titleLang,
  about,
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
        className={`${ROW} ${chosen ? CHOSEN : OTHER}`}
        aria-current={chosen ? 'true' : undefined}
        onClick={onChoose}
      >
        {image === undefined ? (
          <span />
        ) : (
          <span className={`me-3 ${about ? 'row-span-3' : 'row-span-2'}`}>
            <Thumb src={image} size="small" />
          </span>
        )}
        <span className="col-span-2 col-start-2 truncate font-medium" lang={titleLang}>
          {title}
        </span>
        <span className={`col-start-4 ${END}`}>{end}</span>
        {about && <span className="col-span-3 col-start-2 flex flex-wrap gap-1 py-0.5">{about}</span>}
        <span className="col-start-2 truncate text-xs text-ink-2">{sub}</span>
        <span className={`col-span-2 col-start-3 ${END}`}>{endBelow}</span>
      </button>
    </li>
  )
}
