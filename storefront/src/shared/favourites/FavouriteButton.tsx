import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { favouritesText as say } from '@longhaul/text/storefront/favourites/favourites.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import Heart from 'lucide-react/icons/heart'
import { useLoggedIn } from '../visit.ts'
import { dropFromDevice, keepOnDevice, useDevice } from './device.ts'

type Goods = { url: string; title: string; name: string; text?: string | undefined }

/**
 * Makes the goods of a page a favourite, or no longer one. `title` is the seller's, `name` the one that the
 * reader can read, `text` what the button says beside its heart.
 */
export const FavouriteButton = (goods: Goods) =>
  useLoggedIn() ? <OfShopper {...goods} /> : <OfGuest {...goods} />

function OfShopper({ url, title, name, text }: Goods) {
  const { data } = useCall('GET /favourites/find', { query: { url } })
  const add = useSend('POST /favourites')
  const remove = useSend('DELETE /favourites/{id}')
  const id = data?.favourite?.id
  return (
    <Toggle
      name={name}
      text={text}
      on={id !== undefined}
      disabled={!data || add.isPending || remove.isPending}
      onClick={() => (id ? remove.mutate({ params: { id } }) : add.mutate({ body: { url, title } }))}
    />
  )
}

function OfGuest({ url, name, text }: Goods) {
  const on = useDevice('favourites').some((goods) => goods.url === url)
  return (
    <Toggle
      name={name}
      text={text}
      on={on}
      onClick={() =>
        on ? dropFromDevice('favourites', url) : keepOnDevice('favourites', { url, title: name })
      }
    />
  )
}

function Toggle({
  name,
  text,
  on,
  disabled,
  onClick,
}: {
  name: string
  text: string | undefined
  on: boolean
  disabled?: boolean
  onClick: () => void
}) {
  return (
    <Button
      guardMs={400}
      type={on ? 'primary' : undefined}
      icon={<Heart />}
      aria-pressed={on}
      aria-label={say.addOf(name)}
      title={on ? say.added : say.add}
      disabled={disabled}
      onClick={onClick}
    >
      {text && on ? say.added : text}
    </Button>
  )
}
