import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import UserPlus from 'lucide-react/icons/user-plus'
import { to } from '../links.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { SiteItems } from './SiteItems.tsx'

/** The contents of a narrow header's menu. */
export function MoreItems() {
  const loggedIn = useLoggedIn()
  return (
    <>
      <SiteItems />
      {!loggedIn && (
        <li>
          <Link to={to.register()}>
            <UserPlus />
            {shellText.register}
          </Link>
        </li>
      )}
    </>
  )
}
