import { Link } from '@longhaul/ui/address/Link.tsx'
import { to } from '../links.ts'
import { useMe, whyNotRole } from './use-me.ts'

/** A shopper's name and code; a link to their page for roles that may see it. */
export function ShopperLink({ id, name, code }: { id: string; name: string; code?: string }) {
  const me = useMe()
  const words = (
    <>
      {name}
      {code && (
        <>
          {' '}
          <span className="code">{code}</span>
        </>
      )}
    </>
  )
  if (!me || whyNotRole(me, ['support', 'finance']) !== null) return <span>{words}</span>
  return <Link to={to.shopper(id)}>{words}</Link>
}
