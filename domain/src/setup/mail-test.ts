import type { Reason } from '../refusals.ts'

/** How long the code of a test mail is valid. */
export const MAIL_TEST_MINUTES = 60

/** Null while a sent test mail may be confirmed by its code; otherwise another one has to be sent. */
export const whyNotConfirmMail = (
  test: { sentAt: Date; confirmedAt: Date | null } | undefined,
  now: Date,
): Reason | null =>
  test === undefined ||
  test.confirmedAt !== null ||
  now.getTime() - test.sentAt.getTime() > MAIL_TEST_MINUTES * 60_000
    ? 'mail_test_over'
    : null

/** The code of a test mail, from the code itself or from the full URL in the mail. */
export const codeOfMail = (typed: string): string => /[?&]mail=([\w-]+)/.exec(typed)?.[1] ?? typed.trim()
