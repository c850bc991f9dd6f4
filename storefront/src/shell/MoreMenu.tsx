import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Menu } from '@longhaul/ui/menu/Menu.tsx'
import MenuIcon from 'lucide-react/icons/menu'
import UserPlus from 'lucide-react/icons/user-plus'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import { useLoggedIn } from '../shared/visit.ts'
import { SiteItems } from './SiteItems.tsx'

/** What the narrow header has no room for. */
export function MoreMenu() {
  const loggedIn = useLoggedIn()
  return (
    <Menu button={<MenuIcon />} label={shellText.mainNavigation} align="end" size="head">
      <SiteItems />
      {!loggedIn && (
        <li>
          <Link to={to.register()}>
            <UserPlus />
            {shellText.register}
          </Link>
        </li>
      )}
    </Menu>
  )
}
