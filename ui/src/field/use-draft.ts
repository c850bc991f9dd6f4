import { useLayoutEffect, useRef } from 'react'
import { draftKeeper, takeDraft } from './tab-drafts.ts'

/**
 * Keeps a draft across a reload (a change of language, a failed chunk): written to this tab's storage when
 * the page goes away, restored and removed when the form mounts again. With `stays`, also when the form is
 * left for another page of the application, so that Back shows it as it was.
 */
export function useDraft(
  name: string | undefined,
  draft: object | null,
  restore: (draft: object) => void,
  stays = false,
) {
  const latest = useRef({ draft, restore })
  useLayoutEffect(() => {
    latest.current = { draft, restore }
  })
  // Before anything can be typed: a draft restored later would replace it.
  useLayoutEffect(() => {
    if (!name) return
    const kept = takeDraft(name)
    if (kept) latest.current.restore(kept)

    const keep = draftKeeper(name)
    const leave = () => keep(latest.current.draft)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      if (stays) leave()
    }
  }, [name, stays])
}
