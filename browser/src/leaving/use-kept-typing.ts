import { draftKeeper } from '@longhaul/ui/field/tab-drafts.ts'
import { useEffect, useEffectEvent } from 'react'

/**
 * What was typed and not saved: the browser asks before the page is closed, and going to another screen keeps it for coming back (under the
 * name that `useForm` reads its draft by).
 */
export function useKeptTyping(name: string, typed: object | null): void {
  const latest = useEffectEvent(() => typed)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest()) event.preventDefault()
    }
    const keep = draftKeeper(name)
    addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('beforeunload', warn)
      keep(latest())
    }
  }, [name])
}
