import { goodsText } from '@longhaul/text/storefront/goods.ts'
import { platformName } from '@longhaul/text/storefront/order-words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { useCalm } from '@longhaul/ui/loading/Loading.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import Link2 from 'lucide-react/icons/link-2'
import type { useCall } from '../api.ts'
import { useConfiguration } from '../shared/use-configuration.ts'

const say = goodsText.link
type LookUpQuery = ReturnType<typeof useCall<'GET /products'>>

/** What the pasted text turned out to be: the clean link with its shop, or why there is none and what to do. */
export function LinkFacts({ pasted, lookUp }: { pasted: string; lookUp: LookUpQuery }) {
  const looking = useCalm(lookUp.isPending)
  const { data } = lookUp
  if (looking)
    return (
      <div className="rounded-card border border-line bg-surface p-4" role="status">
        <p className="flex items-center gap-3">
          <span className="spinner text-primary" />
          {say.looking}
        </p>
        <Pasted text={pasted} />
      </div>
    )
  if (!data)
    return (
      <Note
        tone="warn"
        title={say.failed}
        action={
          <Button
            size="small"
            guardMs={0}
            busy={lookUp.isFetching && say.looking}
            onClick={() => void lookUp.refetch()}
          >
            {say.retry}
          </Button>
        }
      >
        <Pasted text={pasted} />
      </Note>
    )
  if (!data.link)
    return (
      <Note tone="warn" title={say.noLink[data.reason ?? 'no_link']}>
        <Pasted text={pasted} />
      </Note>
    )
  return <CleanLink link={data.link} unreadable={data.product === null} />
}

function CleanLink({
  link,
  unreadable,
}: {
  link: { platform: string; canonical_url: string; via_agent: string | null }
  unreadable: boolean
}) {
  const configuration = useConfiguration()
  const { canonical_url: url, via_agent: agent } = link
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone="primary" icon={<Link2 />}>
          {platformName(link.platform)}
        </Tag>
        <span className="flex min-w-0 flex-1 basis-60 items-center gap-1">
          <a
            className="code min-w-0 truncate"
            href={url}
            target="_blank"
            rel="noreferrer noopener"
            aria-label={say.open(platformName(link.platform))}
          >
            {url.replace(/^https?:\/\//, '')}
          </a>
          <CopyButton text={url} what={say.copyWhat} />
        </span>
        {agent && (
          <span className="text-sm text-ink-2">
            {say.via(agent.charAt(0).toUpperCase() + agent.slice(1))}
          </span>
        )}
      </div>
      {unreadable && configuration && (
        <Note>{say.unreadable(configuration.review_hours_min, configuration.review_hours_max)}</Note>
      )}
    </div>
  )
}

function Pasted({ text }: { text: string }) {
  return (
    <p className="mt-2 text-sm text-ink-2">
      {say.pasted}
      <q className="code ms-2 line-clamp-3 break-all">{text}</q>
    </p>
  )
}
