import { useSyncExternalStore } from 'react'
import { isPageLoading, watchPageLoading } from '../shared/page-loading.ts'

/** A thin line on top while a page's chunk is on its way; seen after 200 ms. */
export function LoadingLine() {
  const loading = useSyncExternalStore(watchPageLoading, isPageLoading, () => false)
  return loading ? <div className="loading-line" aria-hidden="true" /> : null
}
