import { type ReactNode, useLayoutEffect, useReducer, useRef } from 'react'

/**
 * A skeleton that has appeared stays at least this long, so that it does not flash
 * (docs/rules/storefront.md).
 */
const SHOWN_AT_LEAST_MS = 300
/** The delay before a skeleton appears (docs/rules/storefront.md); a faster response shows none. */
const DELAY_MS = 200

/**
 * Shows the skeleton while `when` is true, else the content. A fast response shows no skeleton, and a
 * skeleton once shown does not flash: `<Loading when={orders.isPending} skeleton={<Skeleton kind="rows"
 * />}>{() => <List orders={orders.data} />}</Loading>`
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

/** Extends `pending` so that a skeleton that appeared after 200 ms stays visible for at least 300 ms. */
export function useCalm(pending: boolean): boolean {
  // The timer does not interrupt a content that is being mounted. Its wish is granted in the render after
  // that, and only if that one is still pending: otherwise a skeleton would replace the content, with
  // whatever the reader has begun in it.
  const [shown, wish] = useReducer((_: boolean, wanted: boolean) => wanted && pending, false)
  const since = useRef(0)

  // As part of the commit: an effect of its own would stop the timer too late if that is due right after the
  // content has been mounted.
  useLayoutEffect(() => {
    if (pending === shown) return
    const seen = performance.now() - since.current
    const wait = pending ? DELAY_MS : Math.max(0, SHOWN_AT_LEAST_MS - seen)
    const timer = setTimeout(() => {
      since.current = performance.now()
      wish(pending)
    }, wait)
    return () => clearTimeout(timer)
  }, [pending, shown])

  return pending || shown
}
