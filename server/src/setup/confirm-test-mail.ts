import { confirmTestMail as route } from '@longhaul/contract/site/setup.staff.ts'
import { codeOfMail, whyNotConfirmMail } from '@longhaul/domain/setup/mail-test.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/session.ts'
import { readSetup } from './read-setup.ts'
import { confirmMailTest, lockMailTest } from './sql.ts'

export const confirmTestMailAction = writeAction(route, confirmTestMail)

/** Confirms that mail arrives, given the code of a test mail. A code is valid once, for an hour. */
async function confirmTestMail(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, now } = call
  const test = await lockMailTest(tx, hashToken(codeOfMail(body.code)))
  refuseIf(whyNotConfirmMail(test && { sentAt: test.sent_at, confirmedAt: test.confirmed_at }, now))
  if (test) await confirmMailTest(tx, test.id, now)
  await audit(call, {
    action: 'confirm_test_mail',
    subjectKind: 'setup',
    subjectId: 'mail',
    after: { to: test?.recipient },
  })
  return await readSetup(call)
}
