import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { securityText } from '@longhaul/text/storefront/security/security.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { PasswordField } from '@longhaul/ui/field/PasswordField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { required } from '../shared/checks.ts'
import { NewPasswordFields, whyNotPassword, whyNotRepeat } from '../shared/NewPasswordFields.tsx'
import { Page } from '../shared/Page.tsx'
import { useMe } from '../shared/use-me.ts'

const words = securityText.modify

/** `/mine/modifyPassword`: the old password, and the new one twice. This device stays logged in. */
export default function ModifyPasswordScreen() {
  const { hasTwoFactor, email, ...form } = useModifyForm()
  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="form"
      above={
        <Link className="mb-2 inline-flex items-center gap-2 py-2" to={to.secure()}>
          <ArrowLeft />
          {securityText.title}
        </Link>
      }
    >
      <Card>
        <form method="post" {...form.props} className="fields">
          <ErrorSummary {...form.summary} />
          <PasswordField label={words.old} {...form.field('old_password')} />
          <p className="-mt-2 text-sm">
            <Link to={to.findPassword()}>{words.forgot}</Link>
          </p>
          {hasTwoFactor && (
            <TextField
              label={securityText.code}
              autoComplete="one-time-code"
              spellCheck={false}
              maxLength={20}
              {...form.field('code')}
            />
          )}
          <NewPasswordFields
            labels={{ password: words.new, repeat: words.repeat }}
            password={form.field('password')}
            repeat={form.field('repeat')}
            email={email}
          />
          <Failure of={form.failure} />
          <div className="flex flex-wrap gap-3">
            <Button submit type="primary" busy={form.sending && words.busy}>
              {words.submit}
            </Button>
            <ButtonLink to={to.secure()}>{words.cancel}</ButtonLink>
          </div>
        </form>
      </Card>
    </Page>
  )
}

function useModifyForm() {
  const navigate = useNavigate()
  const me = useMe()
  const security = useCall('GET /security')
  // Two-step login may have been switched on meanwhile on another device: the server then says so.
  const [codeNeeded, setCodeNeeded] = useState(false)
  const hasTwoFactor = codeNeeded || Boolean(security.data?.two_factor_at)
  const form = useCallForm('POST /users/alter_password', {
    start: { old_password: '', code: '', password: '', repeat: '' },
    check: {
      old_password: required(words.oldNeeded),
      code: (code) => (hasTwoFactor ? required(words.codeNeeded)(code) : null),
      password: (password, all) =>
        whyNotPassword(password) ?? (password === all.old_password ? words.same : null),
      repeat: (again, all) => whyNotRepeat(again, all.password),
    },
    args: ({ code, ...values }) => ({ body: code.trim() ? { ...values, code: code.trim() } : values }),
    onError: (error) => {
      if (error.error === 'two_factor_required') setCodeNeeded(true)
    },
    onDone: () => {
      toast.success(words.done)
      navigate(to.secure())
    },
  })
  return { ...form, hasTwoFactor, email: me?.email }
}
