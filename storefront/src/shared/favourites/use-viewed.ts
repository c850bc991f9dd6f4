import { call } from '@longhaul/browser/calls/client.ts'
import { useEffect } from 'react'
import { useLoggedIn } from '../visit.ts'
import { keepOnDevice } from './device.ts'

/**
 * Remembers that the page of these goods was opened: in the account, for a guest on the device, by the name
 * that the reader can read. Does nothing while the title is empty.
 */
export function useViewed(url: string | undefined, title: string, name: string): void {
  const loggedIn = useLoggedIn()
  useEffect(() => {
    if (!url || title.trim() === '') return
    if (!loggedIn) keepOnDevice('viewed', { url, title: name })
    // The page is not about this, so it does not say that it failed.
    else void call('POST /viewed_goods', { body: { url, title } }).catch(() => undefined)
  }, [loggedIn, url, title, name])
}
