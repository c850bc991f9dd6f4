import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { useEffect } from 'react'

/** Goes somewhere else at once, in place of this step of the history. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}
