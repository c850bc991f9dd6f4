import { touchPage } from '@longhaul/browser/chunk/first-touch.ts'
import { useEffect } from 'react'

/** Folded parts load on the reader's first touch; a fold that is open from the start counts as one. */
export function useOpenFold(isOpen: boolean): void {
  useEffect(() => {
    if (isOpen) touchPage()
  }, [isOpen])
}
