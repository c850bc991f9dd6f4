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
 * The log-in form: e-mail and password, and if the server requires it, a code as the second step, or the solution of a challenge, which the page
 * computes automatically.
 */
export function useLogin() {
  const queries = useQueryClient()
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
        const { staff_token } = await withProof(
          (proof) => call('POST /staff/login', { body: { ...body, ...(proof && { proof }) } }),
          () => setProving(true),
        )
        const isSame = isLastOwner('staff', email)
        // Nothing that another person has loaded stays in the cache.
        if (!isSame) queries.clear()
        saveLogin(staff_token, email)
        if (isSame) void queries.invalidateQueries()
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
