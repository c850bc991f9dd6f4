import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { listed, named } from '@longhaul/text/marks.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import { Avatar } from '@longhaul/ui/logo/Avatar.tsx'
import { Menu } from '@longhaul/ui/menu/Menu.tsx'
import Check from 'lucide-react/icons/check'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import UserCog from 'lucide-react/icons/user-cog'
import { to } from '../links.ts'
import { LanguageMenu } from '../shared/LanguageMenu.tsx'
import { useLogOut } from '../shared/use-log-out.ts'
import { useMe } from '../shared/use-me.ts'
import { THEMES, useTheme } from '../shared/theme.ts'

/** Account menu, language menu and shortcut help, at the bottom of the side menu. */
export function PersonBar({ onKeys }: { onKeys: () => void }) {
  return (
    <div className="grid gap-0.5 border-t p-2 max-md:flex max-md:border-t-0 max-md:p-1 md:max-desk:grid-cols-1 md:max-desk:justify-items-center md:max-desk:px-0">
      <div className="flex items-center justify-between md:max-desk:grid md:max-desk:justify-items-center">
        <LanguageMenu size="small" />
        <span className="max-md:hidden">
          <IconButton label={shellText.keys.open} icon={<Keyboard className="size-4.5" />} onClick={onKeys} />
        </span>
      </div>
      <AccountMenu />
    </div>
  )
}

function AccountMenu() {
  const me = useMe()
  const [theme, setTheme] = useTheme()
  const logOut = useLogOut()
  return (
    <Menu
      size="small"
      wide
      label={shellText.account(me?.name ?? '')}
      button={
        <>
          <Avatar name={me?.name ?? ''} />
          <span className="me-auto grid min-w-0 text-start leading-[1.25] max-desk:sr-only">
            {me?.name}
            <small className="truncate text-[0.75rem] text-ink-3">
              {me && listed(me.roles.map((role) => consoleWords.roles[role]))}
            </small>
          </span>
        </>
      }
    >
      {THEMES.map((entry) => (
        <li key={entry}>
          <button type="button" aria-pressed={theme === entry} onClick={() => setTheme(entry)}>
            {named(shellText.theme, shellText.themes[entry])}
            {theme === entry && <Check className="ms-auto" />}
          </button>
        </li>
      ))}
      <li className="mt-2 border-t pt-2">
        <Link to={to.ownAccount()}>
          <UserCog />
          {shellText.ownAccount}
        </Link>
      </li>
      <li>
        <button type="button" title={shellText.logoutHint} onClick={() => void logOut()}>
          <LogOut />
          {shellText.logout}
        </button>
      </li>
    </Menu>
  )
}
