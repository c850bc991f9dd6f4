import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { useEffect } from 'react'

/** Navigates elsewhere immediately, replacing the current history entry. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}
