import { useEffect } from 'react'
import { useNavigate } from './router.tsx'

/** Navigates elsewhere immediately, replacing the current history entry. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}
