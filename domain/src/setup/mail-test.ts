import type { Reason } from '../refusals.ts'

/** The code of a test mail is good for so long. */
export const MAIL_TEST_MINUTES = 60

/** Null where a test mail that was sent may still be confirmed by its code; otherwise another one has to be sent. */
export const whyNotConfirmMail = (
  test: { sentAt: Date; confirmedAt: Date | null } | undefined,
  now: Date,
): Reason | null =>
  test === undefined ||
  test.confirmedAt !== null ||
  now.getTime() - test.sentAt.getTime() > MAIL_TEST_MINUTES * 60_000
    ? 'mail_test_over'
    : null

/** The code of a test mail, from the code itself or from the whole address that its mail leads to. */
export const codeOfMail = (typed: string): string => /[?&]mail=([\w-]+)/.exec(typed)?.[1] ?? typed.trim()
