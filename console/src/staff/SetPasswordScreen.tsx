import { call } from '@longhaul/browser/calls/client.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { STAFF_PASSWORD_MIN } from '@longhaul/domain/accounts/password.ts'
import { staffText } from '@longhaul/text/console/staff/staff.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { PasswordField } from '@longhaul/ui/field/PasswordField.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { to } from '../links.ts'
import { LoginFrame } from '../shared/LoginFrame.tsx'
import { Stack } from '../shared/layout/Stack.tsx'

const words = staffText.password
type Whose = Reply<'POST /staff/link/check'>

/** The page that an invitation links to: the invited person sets a password and then logs in. */
export default function SetPasswordScreen() {
  const link = new URLSearchParams(useLocation().hash.slice(1)).get('link')
  const [done, setDone] = useState(false)
  const whose = useQuery<Whose, CallError>({
    queryKey: ['POST /staff/link/check', link],
    queryFn: () => call('POST /staff/link/check', { body: { link: link || '-' } }),
    retry: false,
    staleTime: Infinity,
  })
  return (
    <LoginFrame title={words.title}>
      <Card>
        <Stack>
          <h1>{words.title}</h1>
          {done && (
            <div role="status">
              <Note tone="ok">{words.done}</Note>
            </div>
          )}
          {!done && whose.error?.error === 'link_expired' && (
            <Note tone="bad" title={words.gone}>
              {words.goneText}
            </Note>
          )}
          {!done && whose.error?.error !== 'link_expired' && (
            <Loaded of={whose}>
              {(member) => <Form link={link ?? ''} member={member} onDone={() => setDone(true)} />}
            </Loaded>
          )}
          {(done || whose.error) && (
            <Link to={to.home()} {...buttonLook(done ? 'primary' : undefined)}>
              {words.logIn}
            </Link>
          )}
        </Stack>
      </Card>
    </LoginFrame>
  )
}

function Form({ link, member, onDone }: { link: string; member: Whose; onDone: () => void }) {
  const form = useCallForm('POST /staff/link/password', {
    start: { password: '' },
    check: { password: (value) => (value.length < STAFF_PASSWORD_MIN ? words.needed : null) },
    secret: ['password'],
    args: ({ password }) => ({ body: { link, password } }),
    onDone,
  })
  return (
    <form {...form.props}>
      <Stack>
        <p>{words.lead(member.name, member.email)}</p>
        <input type="hidden" name="username" autoComplete="username" value={member.email} readOnly />
        <PasswordField
          label={words.label}
          hint={words.hint}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <Failure of={form.failure} />
        <Button submit type="primary" size="auto" guardMs={0} busy={form.sending && words.busy}>
          {words.submit}
        </Button>
      </Stack>
    </form>
  )
}
