import type { Reply } from '@longhaul/contract/routes.ts'
import { number } from '@longhaul/text/format.ts'
import { searchText } from '@longhaul/text/storefront/goods/search.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import Check from 'lucide-react/icons/check'

type First = Reply<'GET /goods/search'>

const say = searchText.sources

/** How each source answered, and the words that were searched for in its language. */
export function Sources({
  first: { sources, searched_as: searchedAs },
  words,
  onAgain,
  isAsking,
}: {
  first: Pick<First, 'sources' | 'searched_as'>
  words: string
  onAgain: () => unknown
  isAsking: boolean
}) {
  const canAsk = !isAsking && sources.some(({ state }) => state === 'failed' || state === 'slow')
  return (
    <div className="grid grid-cols-1 gap-2">
      {searchedAs !== null && (
        <p className="text-sm text-ink-2">
          {searchText.searchedAs}{' '}
          <b className="font-semibold text-ink" lang="zh-Hans">
            {searchedAs}
          </b>
          {searchText.ofWords(words)}
        </p>
      )}
      <ul className="flex flex-wrap items-center gap-2" aria-label={say.label} aria-live="polite">
        {sources.map(({ source, state, total }) => (
          <li key={source}>
            {state === 'answered' ? (
              <Tag icon={<Check />}>
                {say.names[source]} {total !== null && number(total)}
              </Tag>
            ) : (
              <Tag tone={state === 'failed' ? 'warn' : 'plain'}>{say[state](say.names[source])}</Tag>
            )}
          </li>
        ))}
        {canAsk && (
          <li>
            <Button size="small" guardMs={0} onClick={() => void onAgain()}>
              {say.again}
            </Button>
          </li>
        )}
      </ul>
    </div>
  )
}
