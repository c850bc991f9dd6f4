import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { publicListText as say } from '@longhaul/text/storefront/lists/public-list.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { toList } from '../shared/to-list.ts'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { useLoggedIn } from '../shared/visit.ts'

/** Copies the list into the reader's own lists; a guest logs in first and comes back. */
export function CopyList({ code }: { code: string }) {
  const navigate = useNavigate()
  const loggedIn = useLoggedIn()
  const copy = useSend('POST /public_lists/{code}/copy', { onDone: ({ id }) => navigate(toList(id)) })
  return (
    <div className="grid justify-items-start gap-2">
      {loggedIn ? (
        <Button
          type="primary"
          busy={copy.isPending && say.busy}
          onClick={() => copy.mutate({ params: { code }, body: {} })}
        >
          {say.copy}
        </Button>
      ) : (
        <ButtonLink type="primary" to={to.login(to.publicList(code))}>
          {say.copyLogin}
        </ButtonLink>
      )}
      <p className="text-sm text-ink-2">{say.copyHint}</p>
    </div>
  )
}
