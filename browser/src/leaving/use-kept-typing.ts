import { draftKeeper } from '@longhaul/ui/field/tab-drafts.ts'
import { useEffect, useEffectEvent } from 'react'

/**
 * Protects unsaved input: the browser asks before the page is closed, and leaving for another screen stores
 * the input as a draft, under the name by which `useForm` reads it on return.
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
