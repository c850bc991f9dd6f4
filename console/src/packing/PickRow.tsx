import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { weight } from '@longhaul/text/format.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import Circle from 'lucide-react/icons/circle'
import type { Parcel } from '../shared/parcel.ts'
import { problemName } from '../shared/problem-name.ts'
import { Thumb } from '../shared/Thumb.tsx'

type Content = Parcel['contents'][number]

const ROW =
  'grid min-h-11 w-full grid-cols-[20px_18px_36px_minmax(0,1fr)_auto_68px] items-center gap-3 px-4 py-1 text-start'

/**
 * One item on one line: whether it is in the box, its number in the drawing, its shelf. Clicking a missing
 * item makes it the next.
 */
export function PickRow({
  number,
  content,
  onChoose,
}: {
  number: number
  content: Content
  onChoose: () => void
}) {
  const cells = (
    <>
      {content.checked ? <CircleCheck className="text-ok" /> : <Circle className="text-ink-3" />}
      <b className="num">{number}</b>
      <Thumb src={content.image} size="small" />
      <span className="truncate">
        <span lang="zh-Hans">{content.title}</span>{' '}
        <small className="muted">
          {consoleWords.quantity(content.quantity)}
          {content.checked_pieces > 0 &&
            !content.checked &&
            ` · ${packingText.piecesIn(content.checked_pieces, content.quantity)}`}
        </small>{' '}
        {content.flaw && <small className="font-medium text-warn">{problemName(content.flaw.problem)}</small>}
      </span>
      <span className="code text-kraft">{content.shelf || '—'}</span>
      <span className="num text-end">
        {content.weight_grams === null ? '' : weight(content.weight_grams)}
      </span>
      {content.checked && <span className="sr-only">{packingText.checked}</span>}
    </>
  )
  return (
    <li className={`border-line/65 not-first:border-t ${content.checked ? 'bg-ok-tint/45' : ''}`}>
      {content.checked ? (
        <div className={ROW}>{cells}</div>
      ) : (
        <button
          type="button"
          className={`${ROW} hover:bg-sunken/55 focus-visible:-outline-offset-3`}
          onClick={onChoose}
        >
          {cells}
        </button>
      )}
    </li>
  )
}
