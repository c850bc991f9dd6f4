import type { ComponentProps, MouseEvent } from 'react'
import { preloadPage } from './preload.ts'
import { hrefOf, useBase, useLocation, useNavigate } from './router.tsx'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the application, from its `links.ts`. */
  to: string
  replace?: boolean | undefined
}

/**
 * A link inside the application. Pointing at it or focusing it prefetches the page's chunk, if the
 * application prefetches, so that the click finds it loaded. A link to the current address adds no step to
 * the history.
 */
export function Link({ to, replace, onClick, ...anchor }: LinkProps) {
  const navigate = useNavigate()
  const base = useBase()
  const { pathname, search, hash } = useLocation()
  const preload = () => preloadPage(to)
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with `anchor`
    <a
      onPointerEnter={preload}
      onFocus={preload}
      {...anchor}
      href={hrefOf(base, to)}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlain(event)) return
        event.preventDefault()
        navigate(to, { replace: replace ?? to === pathname + search + hash })
      }}
    />
  )
}

/** A link that sets `aria-current` when it leads to the current page or to one of its parents. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation()
  const path = props.to.split('?')[0] ?? ''
  const here = pathname === path || pathname.startsWith(`${path}/`)
  return <Link {...props} aria-current={here ? 'page' : undefined} />
}

/** True for a click that the browser would follow in this tab. One with a modifier key is left to it. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (event.currentTarget.target === '' || event.currentTarget.target === '_self')
