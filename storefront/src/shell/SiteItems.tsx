import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import Calculator from 'lucide-react/icons/calculator'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Users from 'lucide-react/icons/users'
import { to } from '../links.ts'
import { CommunityEntry, EstimateEntry } from '../shared/FeatureEntry.tsx'

/** The site's offers as menu items. `narrow`: only on a telephone, where no other menu has them. */
export function SiteItems({ narrow }: { narrow?: boolean }) {
  const shown = narrow ? 'md:hidden' : undefined
  return (
    <>
      <li className={shown}>
        <Link to={to.howToBuy(shellText.helpArticleName)}>
          <CircleHelp />
          {shellText.help}
        </Link>
      </li>
      <li className={shown}>
        <EstimateEntry icon={<Calculator />} />
      </li>
      <li className={shown}>
        <CommunityEntry icon={<Users />} />
      </li>
    </>
  )
}
