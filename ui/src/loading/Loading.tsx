import { type ReactNode, useEffect, useRef, useState } from 'react'

/** A skeleton that has appeared stays this long, so that it does not flash (docs/rules/storefront.md). */
const SHOWN_AT_LEAST_MS = 300
/** The delay of skeletons (docs/rules/storefront.md): what is quicker shows no skeleton. */
const DELAY_MS = 200

/**
 * The skeleton while `when`, the content otherwise. A fast answer shows no skeleton, a slow one no flash:
 * `<Loading when={orders.isPending} skeleton={<Skeleton kind="rows" />}>{() => <List orders={orders.data} />}</Loading>`
 */
export function Loading({
  when,
  skeleton,
  children,
}: {
  when: boolean
  skeleton: ReactNode
  children: () => ReactNode
}) {
  return useCalm(when) ? skeleton : children()
}

/** `pending`, held long enough that what appeared after 200 ms is seen for 300 ms. */
export function useCalm(pending: boolean): boolean {
  const [shown, setShown] = useState(false)
  const since = useRef(0)

  useEffect(() => {
    if (pending === shown) return
    const seen = performance.now() - since.current
    const wait = pending ? DELAY_MS : Math.max(0, SHOWN_AT_LEAST_MS - seen)
    const timer = setTimeout(() => {
      since.current = performance.now()
      setShown(pending)
    }, wait)
    return () => clearTimeout(timer)
  }, [pending, shown])

  return pending || shown
}
