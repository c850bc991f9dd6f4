import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Menu } from '@longhaul/ui/menu/Menu.tsx'
import MenuIcon from 'lucide-react/icons/menu'
import { MoreItems } from './MoreItems.tsx'

/** What the narrow header has no room for. */
export function MoreMenu() {
  return (
    <Menu button={<MenuIcon />} label={shellText.mainNavigation} align="end" size="head">
      <MoreItems />
    </Menu>
  )
}
