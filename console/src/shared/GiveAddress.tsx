import { RouterContext } from '@longhaul/ui/address/router.tsx'
import { type ReactNode, useCallback } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useNavigationType } from 'react-router'

/** Provides the router's address to the hooks of `ui` that need it (use-search-param.ts). */
export function GiveAddress({ children }: { children: ReactNode }) {
  const location = useLocation()
  const arrival = useNavigationType()
  const go = useNavigate()
  const navigate = useCallback(
    (to: string | number, options?: NavigateOptions) => {
      if (typeof to === 'number') void go(to)
      else void go(to, options)
    },
    [go],
  )
  return <RouterContext value={{ location, arrival, navigate }}>{children}</RouterContext>
}
