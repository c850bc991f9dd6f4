import { favouritesText as say } from '@longhaul/text/storefront/favourites/favourites.ts'
import { ask } from '@longhaul/ui/dialog/ask.tsx'

/** Asks before all favourites are removed, because their notes go with them. */
export const mayClear = (): Promise<boolean> =>
  ask({
    title: say.sureFavourites,
    text: say.sureFavouritesText,
    danger: true,
    confirmText: say.clearFavourites,
  })
