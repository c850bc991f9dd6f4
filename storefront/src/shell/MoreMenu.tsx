import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Menu } from '@longhaul/ui/menu/Menu.tsx'
import Calculator from 'lucide-react/icons/calculator'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import MenuIcon from 'lucide-react/icons/menu'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import { useLoggedIn } from '../shared/visit.ts'
import { CommunityEntry, EstimateEntry } from './FeatureEntry.tsx'

/** What the narrow header has no room for. */
export function MoreMenu() {
  const loggedIn = useLoggedIn()
  return (
    <Menu button={<MenuIcon />} label={shellText.mainNavigation} align="end" size="head">
      <li>
        <Link to={to.howToBuy(shellText.helpArticleName)}>
          <CircleHelp />
          {shellText.help}
        </Link>
      </li>
      <li>
        <EstimateEntry icon={<Calculator />} />
      </li>
      <li>
        <CommunityEntry icon={<Users />} />
      </li>
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
