import { useLocation, useNavigate } from '@longhaul/ui/address/router.tsx'
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { preloadPage } from './preload.ts'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** An address of the shop, from `links.ts`. */
  to: string
  replace?: boolean | undefined
  children?: ReactNode
}

/** A link inside the shop. Pointing at it or focusing it prefetches the page's chunk, so that the click finds it loaded. */
export function Link({ to, replace = false, onClick, ...anchor }: LinkProps) {
  const navigate = useNavigate()
  const preload = () => preloadPage(to)
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with `anchor`
    <a
      onPointerEnter={preload}
      onFocus={preload}
      {...anchor}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlain(event)) return
        event.preventDefault()
        navigate(to, { replace })
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

/** True for a click that the browser would follow in this tab; a click with a modifier key is left to the browser. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (event.currentTarget.target === '' || event.currentTarget.target === '_self')
