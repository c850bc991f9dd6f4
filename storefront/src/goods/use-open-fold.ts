import { touchPage } from '@longhaul/browser/chunk/first-touch.ts'
import { useEffect } from 'react'

/** What is folded waits for the reader's first touch; a fold that is open by itself counts as one. */
export function useOpenFold(isOpen: boolean): void {
  useEffect(() => {
    if (isOpen) touchPage()
  }, [isOpen])
}
