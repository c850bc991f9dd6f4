import { useEffect } from 'react'

/** Focuses the heading when a result appears or changes, unless the focus is already elsewhere. */
export function useFocusedResult(title: string): void {
  useEffect(() => {
    if (document.activeElement?.matches('body, main')) document.querySelector('h1')?.focus()
  }, [title])
}
