import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { favouritesText as say } from '@longhaul/text/storefront/favourites/favourites.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import Bell from 'lucide-react/icons/bell'

/**
 * Has goods watched, or no longer. `options` are the chosen ones; without them the page's first price counts.
 * Renders nothing where the shop watches nothing.
 */
export function WatchButton({
  url,
  title,
  name,
  options = '',
}: {
  url: string
  title: string
  /** The name that the reader can read. */
  name: string
  options?: string
}) {
  const { data } = useCall('GET /watches')
  const add = useSend('POST /watches')
  const remove = useSend('DELETE /watches/{id}')
  // Until the reply it takes its place, so that nothing below moves.
  if (data && !data.is_open) return null
  const id = data?.items.find((watch) => watch.url === url)?.id
  return (
    <Button
      size="small"
      guardMs={400}
      type={id ? 'assistPink' : undefined}
      icon={<Bell />}
      aria-pressed={id !== undefined}
      aria-label={say.watchOf(name)}
      title={say.watchHint}
      disabled={!data || add.isPending || remove.isPending}
      onClick={() =>
        id ? remove.mutate({ params: { id } }) : add.mutate({ body: { url, title, options_text: options } })
      }
    >
      {id ? say.watching : say.watch}
    </Button>
  )
}
