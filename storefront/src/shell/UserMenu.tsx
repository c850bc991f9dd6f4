import { shortName } from '@longhaul/domain/accounts/nickname.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Avatar } from '@longhaul/ui/logo/Avatar.tsx'
import { Menu } from '@longhaul/ui/menu/Menu.tsx'
import { useMe } from '../shared/use-me.ts'
import { UserItems } from './UserItems.tsx'

/**
 * The logged-in shopper: avatar, name or e-mail cut to 18 characters; orders, account, log-out and the
 * currencies (docs/rules/accounts.md).
 */
export function UserMenu() {
  const me = useMe()
  const name = me?.name || me?.email || ''
  return (
    <Menu
      align="end"
      size="head"
      label={me ? shellText.accountOf(name) : shellText.account}
      button={
        <>
          <Avatar src={me?.avatar} name={name} />
          <span className="max-w-[18ch] overflow-hidden text-ellipsis max-desk:hidden" title={name}>
            {me ? shortName(name) : <span className="inline-block w-[6ch]" />}
          </span>
        </>
      }
    >
      <UserItems />
    </Menu>
  )
}
