import { useSyncExternalStore } from 'react'
import { isPageLoading, watchPageLoading } from '../shared/page-loading.ts'

/** A thin line at the top while a page's chunk is loading; visible after 200 ms. */
export function LoadingLine() {
  const loading = useSyncExternalStore(watchPageLoading, isPageLoading, () => false)
  return loading ? (
    <div
      className="fixed inset-x-0 top-0 z-40 h-[3px] origin-left animate-[loading-line_8s_200ms_var(--ease)_both] bg-primary"
      aria-hidden="true"
    />
  ) : null
}
