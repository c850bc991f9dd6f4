import { favouritesText as say } from '@longhaul/text/storefront/favourites/favourites.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { SearchForm } from '../shared/SearchForm.tsx'

/** No favourites yet: how to get one, and the box to begin with. */
export const NoFavourites = () => (
  <>
    <EmptyState title={say.noFavourites.title}>{say.noFavourites.text}</EmptyState>
    <SearchForm look="hero" label={say.noFavourites.search} />
  </>
)

/** The head of the list of goods looked at, and what stands in place of an empty one. */
export function ViewedHead({
  count,
  remembers,
  onClear,
  onTurn,
}: {
  count: number
  remembers: boolean
  onClear: () => void
  onTurn: (on: boolean) => void
}) {
  const { title, text } = remembers ? say.noViewed : say.off
  return (
    <>
      {count === 0 && <EmptyState title={title}>{text}</EmptyState>}
      <div className="mb-2 flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        {remembers ? (
          <>
            <p className="text-sm text-ink-2">{say.turnOffHint}</p>
            <Button size="small" onClick={() => onTurn(false)}>
              {say.turnOff}
            </Button>
          </>
        ) : (
          <Button size="small" onClick={() => onTurn(true)}>
            {say.off.turnOn}
          </Button>
        )}
        {count > 0 && (
          <Button size="small" type="redLine" onClick={onClear}>
            {say.clearViewed}
          </Button>
        )}
      </div>
    </>
  )
}
