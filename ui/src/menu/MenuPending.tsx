import { createContext, useContext, useEffect } from 'react'

/** Tells the enclosing menu whether its content is still loading. */
export const PendingContext = createContext<(pending: boolean) => void>(() => undefined)

/**
 * A placeholder in a menu for content that is still loading. The menu opens once it has loaded: in an empty menu the Tab key would move the focus
 * straight through and out of it.
 */
export function MenuPending() {
  const setPending = useContext(PendingContext)
  useEffect(() => {
    setPending(true)
    return () => setPending(false)
  }, [setPending])
  return null
}
