import { call } from '@longhaul/browser/calls/client.ts'
import { asCallError } from '@longhaul/browser/calls/errors.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import { isLastOwner } from '@longhaul/browser/session/tab-owner.ts'
import { withProof } from '@longhaul/contract/accounts/with-proof.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saveLogin } from '../session.ts'

const words = shellText.login

/**
 * The log-in form: e-mail and password, and if the server requires it, a code as the second step, or the
 * solution of a challenge, which the page computes automatically.
 */
export function useLogin() {
  const logIn = useLogIn()
  const [asksCode, setAsksCode] = useState(false)
  const [proving, setProving] = useState(false)
  const [failure, setFailure] = useState<CallError | null>(null)
  const form = useForm({
    start: { email: '', password: '', code: '' },
    check: {
      email: (value) => (value.trim() === '' ? words.emailNeeded : null),
      password: (value) => (value === '' ? words.passwordNeeded : null),
      code: (value) => (asksCode && value.trim() === '' ? words.codeNeeded : null),
    },
    secret: ['password', 'code'],
    send: async ({ email, password, code }) => {
      setFailure(null)
      const body = { email: email.trim(), password, ...(asksCode ? { code } : {}) }
      try {
        await logIn(body, () => setProving(true))
      } catch (thrown) {
        const error = asCallError(thrown)
        // The server asks for a code once the password is right; the form then keeps asking.
        if (error.error === 'two_factor_required') setAsksCode(true)
        else if (error.fields['code']) return { code: error.fields['code'] }
        else setFailure(error)
      } finally {
        setProving(false)
      }
      return undefined
    },
  })
  return { ...form, asksCode, proving, failure }
}

/**
 * Logs in and keeps the session. `onProof` is called if the server requires the solution of a challenge
 * first.
 */
export function useLogIn() {
  const queries = useQueryClient()
  return async (
    body: { email: string; password: string; code?: string },
    onProof: () => void,
  ): Promise<void> => {
    const { staff_token } = await withProof(
      (proof) => call('POST /staff/login', { body: { ...body, ...(proof && { proof }) } }),
      onProof,
    )
    const isSame = isLastOwner('staff', body.email)
    // Nothing that another person has loaded stays in the cache.
    if (!isSame) queries.clear()
    saveLogin(staff_token, body.email)
    if (isSame) void queries.invalidateQueries()
  }
}
