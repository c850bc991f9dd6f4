import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { listed, named } from '@longhaul/text/marks.ts'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import { Avatar } from '@longhaul/ui/logo/Avatar.tsx'
import { Menu } from '@longhaul/ui/menu/Menu.tsx'
import { useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import UserCog from 'lucide-react/icons/user-cog'
import { Link } from 'react-router'
import { to } from '../links.ts'
import { clearLogin } from '../session.ts'
import { LanguageMenu } from '../shared/LanguageMenu.tsx'
import { useMe } from '../shared/use-me.ts'
import { THEMES, useTheme } from './theme.ts'

/** Who is here, in which language, and the keys: at the foot of the queues. */
export function PersonBar({ onKeys }: { onKeys: () => void }) {
  return (
    <div className="side-foot">
      <div className="side-tools">
        <LanguageMenu />
        <IconButton label={shellText.keys.open} icon={<Keyboard />} onClick={onKeys} />
      </div>
      <AccountMenu />
    </div>
  )
}

function AccountMenu() {
  const me = useMe()
  const [theme, setTheme] = useTheme()
  const queries = useQueryClient()
  const logout = useSend('POST /staff/logout', { quiet: true, onDone: leave, onError: leave })
  /** What is still being read would be refused afterwards, as if the session had ended by itself. */
  async function logOut() {
    await queries.cancelQueries()
    logout.mutate({ body: {} })
  }
  return (
    <Menu
      label={shellText.account(me?.name ?? '')}
      button={
        <>
          <Avatar name={me?.name ?? ''} />
          <span className="side-person">
            {me?.name}
            <small>{me && listed(me.roles.map((role) => consoleWords.roles[role]))}</small>
          </span>
        </>
      }
    >
      {THEMES.map((entry) => (
        <li key={entry}>
          <button type="button" aria-pressed={theme === entry} onClick={() => setTheme(entry)}>
            {named(shellText.theme, shellText.themes[entry])}
            {theme === entry && <Check className="menu-tick" />}
          </button>
        </li>
      ))}
      <li className="menu-rule">
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

/** Whatever the server said: this machine forgets the token, and everything that was read with it. */
function leave(): void {
  clearLogin()
  location.assign('/console')
}
