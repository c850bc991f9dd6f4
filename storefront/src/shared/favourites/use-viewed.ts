import { call } from '@longhaul/browser/calls/client.ts'
import { useEffect } from 'react'
import { useLoggedIn } from '../visit.ts'

/**
 * Remembers that the page of these goods was opened: in the account, for a guest on the device, by the name
 * that the reader can read. Does nothing while the title is empty.
 */
export function useViewed(url: string | undefined, title: string, name: string): void {
  const loggedIn = useLoggedIn()
  useEffect(() => {
    if (!url || title.trim() === '') return
    const remembered = loggedIn
      ? call('POST /viewed_goods', { body: { url, title } })
      : // Loaded on demand, because other pages load what the order form imports.
        import('./device.ts').then(({ keepOnDevice }) => keepOnDevice('viewed', { url, title: name }))
    // The page is not about this, so it does not say that it failed.
    void remembered.catch(() => undefined)
  }, [loggedIn, url, title, name])
}
