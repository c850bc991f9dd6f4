import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { warehouseFormat } from '@longhaul/text/format.ts'
import { creatorText } from '@longhaul/text/storefront/rewards/creator.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { useEffect } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { carryCreator } from '../shared/creator-link.ts'
import { langOf } from '../shared/goods-name.ts'
import { useHead } from '../shared/head.ts'
import { usePathParams } from '../shared/params.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { Gone } from './Gone.tsx'

type Creator = NonNullable<Reply<'GET /creators/{code}'>['creator']>
const say = creatorText.page

/** `/c/{code}`: a creator's lists for everybody, which the server renders. */
export default function CreatorScreen() {
  const { code = '' } = usePathParams()
  const found = useCall('GET /creators/{code}', { params: { code } }, { staleMs: 5 * 60_000 })
  const skeleton = (
    <div className="wrap pt-8 pb-14">
      <Skeleton kind="rows" count={4} />
    </div>
  )
  return (
    <Loaded of={found} skeleton={skeleton}>
      {({ creator }) => (creator ? <Lists code={code} creator={creator} /> : <Gone words={say} />)}
    </Loaded>
  )
}

function Lists({ code, creator: { shown_name: name, lists } }: { code: string; creator: Creator }) {
  const site = useConfiguration()?.WEBSITE_NAME ?? 'Longhaul'
  const loggedIn = useLoggedIn()
  useEffect(() => carryCreator(code), [code])
  useHead({ title: say.title(name), description: say.description(name), canonical: to.creator(code) })
  return (
    <div className="wrap pt-8 pb-14 max-md:pt-4">
      <header className="mb-6 max-w-text">
        <p className="text-sm text-ink-2">{say.by}</p>
        <h1 tabIndex={-1} className="mt-1 wrap-anywhere" lang={langOf(name)}>
          {name}
        </h1>
        <p className="mt-3 text-sm text-ink-2">{say.earns(name, site)}</p>
      </header>
      <ul className="max-w-text">
        {lists.map((list) => (
          <li key={list.code} className="border-b py-4 first:border-t">
            <Link to={to.publicList(list.code)} className="font-medium wrap-anywhere">
              <span lang={langOf(list.title)}>{list.title}</span>
            </Link>
            <p className="text-sm text-ink-2">
              {say.items(list.goods_count)} · {say.updated(warehouseFormat.date(list.updated_at))}
            </p>
          </li>
        ))}
      </ul>
      {lists.length === 0 && <p className="text-ink-2">{say.none}</p>}
      <p className="mt-8 flex flex-wrap gap-3">
        {!loggedIn && (
          <ButtonLink type="primary" to={to.register()}>
            {say.register}
          </ButtonLink>
        )}
        <ButtonLink to={to.home()}>{say.how}</ButtonLink>
      </p>
    </div>
  )
}
