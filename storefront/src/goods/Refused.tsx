import { unreadText } from '@longhaul/text/storefront/goods/unread.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import { SearchForm } from '../shared/SearchForm.tsx'
import { Pasted } from './LinkFacts.tsx'
import { SeveralLinks } from './SeveralLinks.tsx'
import { isOneOfSeveral, type LookUp } from './look-up.ts'

const say = unreadText.link

/** Refuses the link before anything is filled in, and lets the shopper paste a better one. */
export function Refused({ pasted, data }: { pasted: string; data: LookUp }) {
  const reason = data.reason ?? ''
  return (
    <div className="mx-auto grid max-w-text grid-cols-1 gap-6">
      <Note tone="warn" title={say.noLink[reason]}>
        {say.instead[reason]}
        {reason === 'outside_china' && (
          <p className="mt-2">
            <Link to={to.help(2)}>{say.whichShops}</Link>
          </p>
        )}
        <Pasted text={pasted} />
      </Note>
      <SearchForm look="hero" label={unreadText.paste.label} />
      {isOneOfSeveral(data) && <SeveralLinks pasted={pasted} data={data} refused />}
    </div>
  )
}
