import { contentText } from '@longhaul/text/console/content/content.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useEffect, useRef } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import type { Conflict } from './use-article-form.ts'

const words = contentText

/** Tells the second of two editors who saved first; no choice loses anything. */
export function ConflictNote({
  conflict,
  onCompare,
  onSaveOver,
  onTakeTheirs,
}: {
  conflict: Conflict
  onCompare: () => void
  onSaveOver: () => void
  onTakeTheirs: () => void
}) {
  const place = useRef<HTMLDivElement>(null)
  // The note takes the focus, because it may be out of sight when saving from the bar at the bottom.
  useEffect(() => place.current?.focus(), [conflict.version])
  return (
    <div role="alert" ref={place} tabIndex={-1}>
      <Note tone="warn" title={words.conflict(conflict.savedBy || words.anotherPerson)}>
        {conflict.savedAt && (
          <>
            <DateTime at={conflict.savedAt} />.{' '}
          </>
        )}
        {words.conflictText}
        <span className="block mt-3">
          <Line as="span">
            <Button size="small" onClick={onCompare}>
              {words.compare}
            </Button>
            <Button size="small" type="primary" onClick={onSaveOver}>
              {words.saveOver}
            </Button>
            <Button size="small" onClick={onTakeTheirs}>
              {words.takeTheirs}
            </Button>
          </Line>
        </span>
      </Note>
    </div>
  )
}
