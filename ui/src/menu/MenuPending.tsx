import { createContext, useContext, useEffect } from 'react'

/** Tells the menu around that what it holds is still to come. */
export const PendingContext = createContext<(pending: boolean) => void>(() => undefined)

/**
 * Stands in a menu for what is still being loaded. The menu opens once that is there: an empty one would let the Tab key out at its other
 * side, and the focus with it.
 */
export function MenuPending() {
  const setPending = useContext(PendingContext)
  useEffect(() => {
    setPending(true)
    return () => setPending(false)
  }, [setPending])
  return null
}
