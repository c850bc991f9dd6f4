import { call } from '@longhaul/browser/calls/client.ts'
import { asCallError, showError } from '@longhaul/browser/calls/errors.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import { withProof } from '@longhaul/contract/accounts/with-proof.ts'
import { loginText } from '@longhaul/text/storefront/accounts/login.ts'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { useState } from 'react'
import { saveLogin } from '../session.ts'
import { required, whyNotEmail } from '../shared/checks.ts'

type Values = { email: string; password: string; code: string }

/**
 * The log-in form: e-mail and password, and where the server requires it, a code as the second step or the
 * solution of a challenge, which the page computes by itself.
 */
export function useLogin() {
  const [asksCode, setAsksCode] = useState(false)
  const [proving, setProving] = useState(false)
  const [failure, setFailure] = useState<CallError | null>(null)
  const form = useForm<Values>({
    start: { email: '', password: '', code: '' },
    check: {
      email: whyNotEmail,
      password: required(loginText.passwordNeeded),
      code: (code) => (asksCode ? required(loginText.codeNeeded)(code) : null),
    },
    keep: 'login',
    secret: ['password', 'code'],
    send: async (values) => {
      setFailure(null)
      try {
        await logIn(values, () => setProving(true))
      } catch (thrown) {
        const error = asCallError(thrown)
        if (error.error === 'two_factor_required') setAsksCode(true)
        else if (error.fields['code']) return { code: error.fields['code'] }
        else {
          showError(error)
          setFailure(error)
        }
      } finally {
        setProving(false)
      }
      return undefined
    },
  })
  return { ...form, asksCode, proving, failure, backToPassword: () => setAsksCode(false) }
}

async function logIn({ email, password, code }: Values, onProof: () => void): Promise<void> {
  const body = { email: email.trim(), password, ...(code && { code }) }
  const { token } = await withProof(
    (proof) => call('POST /login', { query: {}, body: { ...body, ...(proof && { proof }) } }),
    onProof,
  )
  saveLogin(token, email)
}
