import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Menu } from '@longhaul/ui/menu/Menu.tsx'
import { MenuPending } from '@longhaul/ui/menu/MenuPending.tsx'
import MenuIcon from 'lucide-react/icons/menu'
import { AtTouch } from './AtTouch.tsx'
import { MoreItems } from './parts-at-touch.ts'

/** What the narrow header has no room for. */
export function MoreMenu() {
  return (
    <Menu button={<MenuIcon />} label={shellText.mainNavigation} align="end" size="head">
      <AtTouch Part={MoreItems} pending={<MenuPending />} />
    </Menu>
  )
}
